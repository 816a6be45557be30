import type { Payment } from '../../../src/schemas/sales/payments.ts';
import type { Hooks } from '../../core/records/entity.ts';
import { staffNames } from '../../staff/index.ts';

/** Payments are read with the name of who took them. */
export const paymentHooks: Hooks<Payment> = {
  complete: async (scope, records) => {
    const names = await staffNames(
      scope,
      records.map(({ created_by }) => created_by),
    );
    for (const record of records) record.by = names.get(String(record.created_by)) ?? null;
  },
};
