import { and, eq, lt } from 'drizzle-orm';
import { enqueue } from '../../core/jobs/enqueue.ts';
import type { JobKind } from '../../core/jobs/kinds.ts';
import type { Scope } from '../../core/scope.ts';
import { ticketDevices } from '../tables.ts';
import { removePasscode } from './passcodes.ts';
import { ticketPasscodes } from './tables.ts';

declare module '../../core/jobs/kinds.ts' {
  interface JobData {
    'wipe-passcodes': Record<string, never>;
  }
}

const day = 24 * 3_600_000;

/** Plans the store's daily wipe; called whenever a passcode is stored. */
export const planWipe = (scope: Scope): Promise<void> =>
  enqueue(scope, {
    kind: 'wipe-passcodes',
    key: 'daily',
    data: {},
    runAt: new Date((Math.floor(Date.now() / day) + 1) * day),
  });

/** Wipes the passcodes of devices that have been gone for some days, daily while passcodes are kept. */
export const wipePasscodes = ({ days }: { days: number }): JobKind<Record<string, never>> => ({
  run: ({ scope }) =>
    scope.transaction(async (own) => {
      const { id, ticket_id, state, state_date } = ticketDevices;
      const gone = await own.select(
        ticketPasscodes,
        { id, ticket_id },
        {
          join: { table: ticketDevices, on: eq(id, ticketPasscodes.ticket_device_id) },
          where: and(eq(state, 'GONE'), lt(state_date, new Date(Date.now() - days * day))),
        },
      );
      for (const device of gone) await removePasscode(own, device, null);
      if ((await own.count(ticketPasscodes)) > 0) await planWipe(own);
    }),
});
