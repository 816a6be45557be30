import { useGetList } from 'react-admin';
import { useDebounced } from '../../../kit/useDebounced.ts';
import { customers, type Customer } from '../../../schemas/customers/customers.ts';

const minLength = 2;
const perPage = 8;

/** Searches customers by name, email or phone number, debounced by 300 ms. */
export function useCustomerSearch(typed: string) {
  const search = useDebounced(typed.trim());
  const isAsked = typed !== '' && search.length >= minLength;
  const { data = [], isFetching } = useGetList<Customer>(
    customers.name,
    {
      filter: { search, include_voided: false },
      sort: customers.defaultSort,
      pagination: { page: 1, perPage },
    },
    // If the search fails, the customer can still be typed.
    { enabled: isAsked, retry: false, onError: () => undefined },
  );
  return { found: isAsked ? data : [], isSearching: isAsked && isFetching };
}
