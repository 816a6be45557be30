import { lt, sql } from 'drizzle-orm';
import { enqueue } from '../../core/jobs/enqueue.ts';
import type { JobKind } from '../../core/jobs/kinds.ts';
import type { Scope } from '../../core/scope.ts';
import { signatureCodes } from '../tables.ts';

declare module '../../core/jobs/kinds.ts' {
  interface JobData {
    'end-signature-codes': Record<string, never>;
  }
}

/** Plans to remove the codes that have expired by then, with their signatures. */
export const planEnd = (scope: Scope, expires: Date): Promise<void> =>
  enqueue(scope, {
    kind: 'end-signature-codes',
    key: 'expired',
    data: {},
    runAt: new Date(expires.getTime() + 1000),
  });

/** Removes the codes that have expired and plans the next removal while there are others. */
export const endSignatureCodes: JobKind<Record<string, never>> = {
  run: ({ scope }) =>
    scope.transaction(async (own) => {
      const { expires_date, staff_id } = signatureCodes;
      await own.delete(signatureCodes, lt(expires_date, new Date()), staff_id);
      const [{ next } = { next: null }] = await own.select(signatureCodes, {
        next: sql<Date | null>`min(${expires_date})`.mapWith(expires_date),
      });
      if (next) await planEnd(own, next);
    }),
};
