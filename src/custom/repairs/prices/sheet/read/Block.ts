import type { CellNote } from '../../types.ts';

/** The rows of one device, in the order of their labels. */
export interface Block {
  rows: readonly number[];
  id: string;
  product: string;
}

export interface FoundBlocks {
  blocks: Block[];
  notes: CellNote[];
  /** Devices that the sheet names where it cannot be read: nothing of theirs is missing. */
  misplaced: Set<string>;
}
