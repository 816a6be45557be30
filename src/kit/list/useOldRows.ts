import { useListContext } from 'react-admin';
import { useLasting } from '../useLasting.ts';

/** Milliseconds until the rows before show as old: quick ones just take their place. */
const patience = 150;

/** Whether the rows that show are those of another page, order or filter, while the wanted ones are late. */
export const useOldRows = (): boolean => useLasting(useListContext().isPlaceholderData === true, patience);
