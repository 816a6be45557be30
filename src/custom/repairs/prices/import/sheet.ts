import type { Changes } from '../../../../kit/sheet/import/write/writeChanges.ts';
import { choiceOf, type Choices } from '../choices.ts';
import type { ChangeKind, DamagedAs, Plan, PlanKind } from '../types.ts';
import type { PriceSheetWorker } from '../worker/priceSheetWorker.ts';

/** A sheet that was read and compared. Its worker holds the changes. */
export interface Sheet {
  /** Becomes the id of the import. */
  id: string;
  fileName: string;
  worker: PriceSheetWorker;
  plan: Plan;
  /** Reads the sheet again with a treatment of damaged ids. */
  treatDamaged: (how: DamagedAs) => void;
}

/** Returns the number of changes to the services under these choices, duplicates included. */
export function changesOf(plan: Plan, choices: Choices): Changes {
  const done = (kind: PlanKind) => plan.counts[kind] - keptOf(kind, plan, choices);
  return { created: done('create'), updated: done('update'), removed: done('remove') + done('duplicate') };
}

/** Returns how many services of a kind changed since the export and stay unchanged under these choices. */
export const keptOf = (kind: PlanKind, { newer }: Plan, choices: Choices): number =>
  !isChangeKind(kind) || choices[choiceOf[kind]] ? 0 : newer[kind];

const isChangeKind = (kind: PlanKind): kind is ChangeKind => kind in choiceOf;
