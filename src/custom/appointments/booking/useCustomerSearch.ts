import { useGetList } from 'react-admin';
import { useDebounced } from '../../../kit/useDebounced.ts';
import { customers, type Customer } from '../../../schemas/customers/customers.ts';

const minLength = 2;
const perPage = 8;

/** The customers whose name, e-mail or phone number holds what was typed, 300 ms after the last character. */
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
    // Where they cannot be found they are typed.
    { enabled: isAsked, retry: false, onError: () => undefined },
  );
  return { found: isAsked ? data : [], isSearching: isAsked && isFetching };
}
