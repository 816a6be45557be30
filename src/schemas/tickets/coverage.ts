import { LIFETIME } from '../repairs/repairTerms.ts';
import type { DeviceService } from './services.ts';
import type { TicketDevice } from './ticketDevices.ts';

type Repaired = Pick<TicketDevice, 'state' | 'outcome' | 'state_date' | 'services'>;

interface Covered {
  name: string;
  /** The last day (YYYY-MM-DD); null: for ever. */
  until: string | null;
}

/** The services of earlier tickets whose warranty, from the day when the device was handed over, still runs. */
export const coveredServices = (earlier: readonly Repaired[], now: Date): Covered[] =>
  earlier
    .filter(({ state, outcome }) => state === 'GONE' && outcome === 'REPAIRED')
    .flatMap(({ state_date, services }) =>
      services.flatMap((service) => {
        const until = warrantyEnd(service, new Date(state_date));
        if (until === undefined || (until && until < now)) return [];
        return { name: service.name, until: until && until.toISOString().slice(0, 10) };
      }),
    );

/** Null: for ever; undefined without a warranty. */
function warrantyEnd({ warranty, warranty_unit }: DeviceService, from: Date): Date | null | undefined {
  if (warranty === LIFETIME) return null;
  if (!warranty || !warranty_unit) return undefined;
  const end = new Date(from);
  if (warranty_unit === 'DAY') end.setUTCDate(end.getUTCDate() + warranty);
  else end.setUTCMonth(end.getUTCMonth() + warranty * (warranty_unit === 'YEAR' ? 12 : 1));
  return end;
}
