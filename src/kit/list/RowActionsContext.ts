import { createContext, type ReactElement } from 'react';
import type { RowActionProps } from './RowAction.tsx';

/** What else the menu of a row offers in this list. */
export const RowActionsContext = createContext<ReactElement<Partial<RowActionProps>>[]>([]);
