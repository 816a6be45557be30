import { useGetList } from 'react-admin';
import { categories, type Category } from '../../../../../schemas/catalog/categories.ts';

const all = {
  pagination: { page: 1, perPage: 1000 },
  sort: categories.defaultSort,
  filter: { include_voided: false, include_children: false },
};

/** The store's categories for section 2 of the home page (specification 2 §7). */
export const useCategories = () =>
  useGetList<Category>(categories.name, all, { staleTime: 60_000, retry: false });
