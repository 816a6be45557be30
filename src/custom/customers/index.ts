export { profilePath } from './profilePath.ts';
export { CustomerOption } from './search/CustomerOption.tsx';
export { useCustomerSearch } from './search/useCustomerSearch.ts';
export { parseCustomerSearch } from './search/parseCustomerSearch.ts';
