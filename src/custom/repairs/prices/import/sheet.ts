import { choiceOf, type Choices } from '../choices.ts';
import type { ChangeKind, DamagedAs, Plan, PlanKind } from '../types.ts';
import type { PriceSheetWorker } from '../worker/priceSheetWorker.ts';

/** A sheet that was read and compared; its worker holds what it would do. */
export interface Sheet {
  /** Of its import, if it comes to that. */
  id: string;
  fileName: string;
  worker: PriceSheetWorker;
  plan: Plan;
  /** Reads it again, once it is said what becomes of devices whose ids are damaged. */
  treatDamaged: (how: DamagedAs) => void;
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

/** How many services of a kind changed since the export and stay as they are under these choices. */
export const keptOf = (kind: PlanKind, { newer }: Plan, choices: Choices): number =>
  !isChangeKind(kind) || choices[choiceOf[kind]] ? 0 : newer[kind];

const isChangeKind = (kind: PlanKind): kind is ChangeKind => kind in choiceOf;

export const countOf = ({ created, updated, removed }: Changes) => created + updated + removed;
