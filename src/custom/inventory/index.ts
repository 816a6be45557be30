export type { LabelContent } from './labels/labelLayout.ts';
export { LabelsDialog, loadLabels } from './labels/lazyLabelsDialog.ts';
export { ItemSearch } from './search/ItemSearch.tsx';
export type { FoundItem } from './search/useFindItem.ts';
export { useExpectedText } from './useExpectedText.ts';
export { selectionState } from './selection/useSelectedStock.ts';
export { LineSerials } from './orders/lines/LineSerials.tsx';
export { SerialChips } from './orders/lines/SerialChips.tsx';
export { withSerial } from './orders/lines/withSerial.ts';
