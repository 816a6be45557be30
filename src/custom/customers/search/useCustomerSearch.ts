import type { RaRecord } from 'react-admin';
import { useModelSearch } from '../../../kit/picker/useModelSearch.ts';
import { customers, type Customer } from '../../../schemas/customers/customers.ts';

/** A search for active customers by name, email or phone number. */
export const useCustomerSearch = () =>
  useModelSearch<RaRecord<string> & Customer>(customers, { filter: { include_voided: false }, limit: 8 });
