import { LIFETIME, longWarrantyUnit } from '../../../../schemas/repairs/repairTerms.ts';
import { tidyTitle } from '../../../../schemas/titles.ts';
import type { Terms } from '../types.ts';

export const termsOf = ({ cost, duration, warranty, warranty_unit, display_order }: Terms): Terms => ({
  cost,
  duration,
  warranty,
  warranty_unit,
  display_order,
});

type Warranty = Pick<Terms, 'warranty' | 'warranty_unit'>;

export const noWarranty: Warranty = { warranty: null, warranty_unit: null };
export const lifetime: Warranty = { warranty: LIFETIME, warranty_unit: 'LIFETIME' };

/** Normalizes a warranty: equal warranties have one representation. */
export function normalWarranty({ warranty, warranty_unit: unit }: Warranty): Warranty {
  if (warranty === null || unit === null) return noWarranty;
  if (warranty === LIFETIME || unit === 'LIFETIME') return lifetime;
  return { warranty, warranty_unit: longWarrantyUnit(unit) };
}

const cents = (cost: number | null) => (cost === null ? null : Math.round(cost * 100));

function isSameWarranty(one: Warranty, other: Warranty): boolean {
  const [a, b] = [normalWarranty(one), normalWarranty(other)];
  return a.warranty === b.warranty && a.warranty_unit === b.warranty_unit;
}

const isSameText = (one: string, other: string) => one === other || tidyTitle(one) === tidyTitle(other);

/** Returns the changed fields with their new values. A warranty and its unit change together. */
export function changedTerms(before: Terms, after: Terms): Partial<Terms> {
  const changes: Partial<Terms> = {};
  if (cents(before.cost) !== cents(after.cost)) changes.cost = after.cost;
  if (!isSameText(before.duration, after.duration)) changes.duration = after.duration;
  if (!isSameWarranty(before, after)) {
    changes.warranty = after.warranty;
    changes.warranty_unit = after.warranty_unit;
  }
  if (before.display_order !== after.display_order) changes.display_order = after.display_order;
  return changes;
}

export const isSameTerms = (before: Terms, after: Terms) =>
  Object.keys(changedTerms(before, after)).length === 0;
