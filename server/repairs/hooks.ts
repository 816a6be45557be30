import type { RepairPart } from '../../src/schemas/repairs/parts.ts';
import { longWarrantyUnit } from '../../src/schemas/repairs/repairTerms.ts';
import { addParts, checkParts, storeParts } from './parts/repairParts.ts';
import type { Hooks, Values } from '../core/records/entity.ts';

const partsOf = (record: Values | undefined) => (record?.parts ?? []) as RepairPart[];

/** Warranty units are stored in their long form only (contract 4 §9); parts are in a table of their own. */
export const repairHooks: Hooks = {
  complete: addParts,

  beforeWrite: async ({ scope, who }, record, stored) => {
    await checkParts(scope, who, partsOf(record), partsOf(stored));
    return { warranty_unit: longWarrantyUnit(record.warranty_unit as string | null) };
  },

  afterWrite: ({ scope }, record, stored) =>
    storeParts(scope, record.id as string, partsOf(record), partsOf(stored)),
};
