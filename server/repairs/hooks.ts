import { wholeUnit } from '../../src/schemas/repairs/repairTerms.ts';
import type { Hooks } from '../core/records/entity.ts';

/** Warranty units are stored in their long form only (contract 4 §9). */
export const repairHooks: Hooks = {
  beforeWrite: async (_, { warranty_unit }) => ({ warranty_unit: wholeUnit(warranty_unit as string | null) }),
};
