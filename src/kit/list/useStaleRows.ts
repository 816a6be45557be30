import { useListContext } from 'react-admin';
import { useDelayedFlag } from '../useDelayedFlag.ts';

/** Milliseconds until the rows before show as old: quick ones just take their place. */
const patience = 150;

/** Whether the rows that show are those of another page, order or filter, while the wanted ones are late. */
export const useStaleRows = (): boolean =>
  useDelayedFlag(useListContext().isPlaceholderData === true, patience);
