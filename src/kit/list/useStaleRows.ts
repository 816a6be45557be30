import { useListContext } from 'react-admin';
import { useDelayedFlag } from '../useDelayedFlag.ts';

/** Delay before the previous rows are dimmed, in milliseconds; faster responses just replace them. */
const delay = 150;

/** Whether the rows of the previous page, sort or filter are still shown after the delay. */
export const useStaleRows = (): boolean => useDelayedFlag(useListContext().isPlaceholderData === true, delay);
