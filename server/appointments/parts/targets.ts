import type { StockChange } from '../../inventory/index.ts';

/** Open work reserves its parts, completed work uses them. */
export type Work = 'open' | 'done' | 'none';

/** A part of an appointment, with its quantities. */
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
  /** Available quantity. */
  free: number;
  /** Serialized parts are not used automatically, since the serial is unknown. */
  is_serialized: boolean;
}

/** Returns the target quantities of a part, limited by the available quantity and what it already has. */
export function targetOf(part: Part, { work, needed, free, is_serialized }: Situation): Part {
  const { item_id, reserved, used } = part;
  if (work === 'none') return { item_id, needed: 0, reserved: 0, used: 0, missing: 0 };
  const taken = Math.min(needed, is_serialized && work === 'done' ? 0 : free + reserved + used);
  return work === 'open'
    ? { item_id, needed, reserved: taken, used: 0, missing: 0 }
    : { item_id, needed, reserved: 0, used: taken, missing: needed - taken };
}

type Line = Pick<StockChange, 'item_id' | 'kind' | 'quantity' | 'reserved'>;

/** Returns the movements from one state to the other; used parts come from the reservation as far as possible. */
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
