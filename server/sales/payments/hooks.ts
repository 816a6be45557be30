import type { Hooks } from '../../core/records/entity.ts';
import { staffNames } from '../../staff/index.ts';

/** Payments are read with the name of who took them. */
export const paymentHooks: Hooks = {
  complete: async (scope, records) => {
    const names = await staffNames(
      scope,
      records.map(({ created_by }) => created_by as string | null),
    );
    for (const record of records) record.by = names.get(String(record.created_by)) ?? null;
  },
};
