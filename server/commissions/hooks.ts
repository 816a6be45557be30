import type { Commission } from '../../src/schemas/commissions/commissions.ts';
import type { Hooks } from '../core/records/entity.ts';
import { staffNames } from '../staff/index.ts';

/** Adds the names of staff to commissions (contract 4 §2.10). */
export const commissionHooks: Hooks<Commission> = {
  complete: async (scope, records) => {
    const names = await staffNames(
      scope,
      records.map(({ staff_id }) => staff_id),
    );
    for (const record of records) record.person = names.get(record.staff_id) ?? null;
  },
};
