export { ItemSearch } from './search/ItemSearch.tsx';
export { SerialChips } from './orders/lines/SerialChips.tsx';
