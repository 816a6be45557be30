import type { Repair } from '../../src/schemas/repairs/repairs.ts';
import { longWarrantyUnit } from '../../src/schemas/repairs/repairTerms.ts';
import { checkParts } from './parts/checkParts.ts';
import type { Hooks } from '../core/records/entity.ts';

/** Warranty units are stored in their long form only (contract 4 §9). */
export const repairHooks: Hooks<Repair> = {
  beforeWrite: async ({ scope, who }, record, stored) => {
    await checkParts(scope, who, record.parts ?? [], stored?.parts ?? []);
    return { warranty_unit: longWarrantyUnit(record.warranty_unit) };
  },
};
