import type { Repair } from '../../src/schemas/repairs/repairs.ts';
import { longWarrantyUnit } from '../../src/schemas/repairs/repairTerms.ts';
import { addParts, checkParts, storeParts } from './parts/repairParts.ts';
import type { Hooks } from '../core/records/entity.ts';

/** Warranty units are stored in their long form only (contract 4 §9); parts are in a table of their own. */
export const repairHooks: Hooks<Repair> = {
  complete: addParts,

  beforeWrite: async ({ scope, who }, record, stored) => {
    await checkParts(scope, who, record.parts ?? [], stored?.parts ?? []);
    return { warranty_unit: longWarrantyUnit(record.warranty_unit) };
  },

  afterWrite: ({ scope }, record, stored) =>
    storeParts(scope, record.id, record.parts ?? [], stored?.parts ?? []),
};
