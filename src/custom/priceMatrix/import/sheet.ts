import type { Choices, Plan, PlanKind } from '../types.ts';
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
export function changesOf(plan: Plan, choices: Choices): Changes {
  const done = (kind: PlanKind) => plan.counts[kind] - keptOf(kind, plan, choices);
  return { created: done('create'), updated: done('update'), removed: done('remove') + done('duplicate') };
}

/** How many services of a kind are newer than the sheet and stay as they are under these choices. */
export function keptOf(kind: PlanKind, { newer }: Plan, { overwriteNewer, removeNewer }: Choices): number {
  switch (kind) {
    case 'update':
      return overwriteNewer ? 0 : newer.update;
    case 'remove':
    case 'duplicate':
      return removeNewer ? 0 : newer[kind];
    default:
      return 0;
  }
}

export const countOf = ({ created, updated, removed }: Changes) => created + updated + removed;
