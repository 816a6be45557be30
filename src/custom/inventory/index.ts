export { ItemSearch } from './search/ItemSearch.tsx';
export { useExpectedText } from './useExpectedText.ts';
export { LineSerials } from './orders/lines/LineSerials.tsx';
export { SerialChips } from './orders/lines/SerialChips.tsx';
export { withSerial } from './orders/lines/withSerial.ts';
