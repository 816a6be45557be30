import type { StockChange } from '../ledger.ts';

/** Open work keeps its parts, what is done has used them, and there may be no work at all. */
export type Work = 'open' | 'done' | 'none';

/** A part of a booking, with its numbers. */
export interface Part {
  item_id: string;
  needed: number;
  reserved: number;
  used: number;
  missing: number;
}

interface Situation {
  work: Work;
  needed: number;
  /** How many nobody is promised. */
  free: number;
  /** Nobody could say which one is taken. */
  is_serialized: boolean;
}

/** What becomes of a part: as much as there is, its own among it. */
export function targetOf(part: Part, { work, needed, free, is_serialized }: Situation): Part {
  const { item_id, reserved, used } = part;
  if (work === 'none') return { item_id, needed: 0, reserved: 0, used: 0, missing: 0 };
  const taken = Math.min(needed, is_serialized && work === 'done' ? 0 : free + reserved + used);
  return work === 'open'
    ? { item_id, needed, reserved: taken, used: 0, missing: 0 }
    : { item_id, needed, reserved: 0, used: taken, missing: needed - taken };
}

type Line = Pick<StockChange, 'item_id' | 'kind' | 'quantity' | 'reserved'>;

/** The movements that lead from one to the other; what is used was reserved before, as far as that goes. */
export function linesOf({ before, after }: { before: Part; after: Part }): Line[] {
  const { item_id } = after;
  const used = after.used - before.used;
  const reserved = after.reserved - before.reserved;
  if (used > 0) {
    const kept = Math.min(used, Math.max(-reserved, 0));
    return [{ item_id, kind: 'USE', quantity: -used, reserved: -kept }, ...promise(item_id, reserved + kept)];
  }
  if (used < 0) {
    const kept = Math.min(-used, Math.max(reserved, 0));
    return [
      { item_id, kind: 'RETURN', quantity: -used, reserved: kept },
      ...promise(item_id, reserved - kept),
    ];
  }
  return promise(item_id, reserved);
}

const promise = (item_id: string, reserved: number): Line[] =>
  reserved === 0 ? [] : [{ item_id, kind: reserved > 0 ? 'RESERVE' : 'RELEASE', reserved }];
