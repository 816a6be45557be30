import type { CellNote } from '../../types.ts';

/** The rows of one device, in the order of the labels. */
export interface Block {
  rows: readonly number[];
  id: string;
  product: string;
}

export interface FoundBlocks {
  blocks: Block[];
  notes: CellNote[];
  /** Devices named in unreadable places: none of their services count as missing. */
  misplaced: Set<string>;
}
