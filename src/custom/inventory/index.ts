export { ItemSearch } from './search/ItemSearch.tsx';
export { useExpectedText } from './useExpectedText.ts';
export { SerialChips } from './orders/lines/SerialChips.tsx';
