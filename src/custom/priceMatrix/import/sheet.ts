import type { Choices, Plan } from '../types.ts';
import type { PriceSheetWorker } from '../worker/priceSheetWorker.ts';

/** A sheet that was read and compared; its worker holds what it would do. */
export interface Sheet {
  /** Of its import, if it comes to that. */
  id: string;
  fileName: string;
  worker: PriceSheetWorker;
  plan: Plan;
}

/** How many services are made, changed and removed; duplicates are removed too. */
export interface Changes {
  created: number;
  updated: number;
  removed: number;
}

/** What is done to the services under these choices. */
export function changesOf({ counts, newer }: Plan, { overwriteNewer, removeNewer }: Choices): Changes {
  return {
    created: counts.create,
    updated: counts.update - (overwriteNewer ? 0 : newer.update),
    removed: counts.remove + counts.duplicate - (removeNewer ? 0 : newer.remove + newer.duplicate),
  };
}

export const countOf = ({ created, updated, removed }: Changes) => created + updated + removed;
