import { and, asc, desc, eq, getTableColumns, inArray, isNull } from 'drizzle-orm';
import type { Estimate } from '../../src/schemas/estimates/estimates.ts';
import { toServices, type EstimateLine, type EstimateOption } from '../../src/schemas/estimates/options.ts';
import type { DeviceService } from '../../src/schemas/tickets/services.ts';
import type { TicketDevice } from '../../src/schemas/tickets/ticketDevices.ts';
import { toRecord } from '../core/records/read.ts';
import { updateVersioned } from '../core/records/version.ts';
import type { Scope } from '../core/scope.ts';
import {
  bookedServices,
  type bookingFollowers,
  lockDevices,
  recordEvents,
  settleAgreed,
  ticketDevices,
} from '../tickets/index.ts';
import { ways } from './answer.ts';
import { reserveApproved } from './reserveApproved.ts';
import { estimateAnswers, estimates } from './tables.ts';

type Follower = ReturnType<typeof bookingFollowers.all>[number];

/** Estimates of a quote belong to the ticket that it becomes, with what was approved as the services of its devices. */
export const estimatesFollow: Follower = {
  agreed: async (scope, bookings) => {
    const approved = (await lockOf(scope, bookings)).find(({ state }) => state === 'APPROVED');
    if (!approved) return undefined;
    const { name, channel, created_date } = estimateAnswers;
    const [answer] = await scope.select(
      estimateAnswers,
      { name, channel, created_date },
      {
        where: and(eq(estimateAnswers.estimate_id, approved.id), eq(estimateAnswers.answer, 'APPROVED')),
        orderBy: [desc(created_date)],
        limit: 1,
      },
    );
    return (
      answer && {
        services: approvedOptions(approved).flatMap(({ lines }) => lines.flatMap(toServices)),
        name: answer.name,
        how: ways[answer.channel],
        date: answer.created_date,
      }
    );
  },

  follow: async (scope, by, { bookings, ticket, inventory }) => {
    const all = await lockOf(scope, bookings);
    if (all.length === 0) return;
    const { id: ticket_id, number, location_id } = ticket;
    const devices = await devicesOf(scope, ticket_id);
    for (const estimate of all) {
      const options = estimate.options.map((option) => placed(option, devices));
      const columns = { ticket_id, number, location_id, options };
      await updateVersioned(scope, estimates, [estimate.id], by, columns);
      await recordEvents(scope, by, [
        { ticket_id, kind: 'ESTIMATE', to: estimate.state, reason: String(estimate.version) },
      ]);
      if (estimate.state !== 'APPROVED') continue;
      await settleAgreed(inventory, scope, by, ticket_id, await notApproved(scope, bookings, estimate));
      await reserveApproved(inventory, scope, by, {
        devices,
        options: approvedOptions({ ...estimate, options }).map(({ lines, ...option }) => ({
          ...option,
          lines: lines.filter((line) => deviceWith(line, devices)),
        })),
      });
    }
  },
};

const approvedOptions = ({ options, approved_option }: Estimate): EstimateOption[] =>
  options.filter((_, index) => index === approved_option);

/** Returns the services of bookings that the customer did not approve. */
async function notApproved(scope: Scope, bookings: string[], estimate: Estimate): Promise<string[]> {
  const approved = approvedOptions(estimate).flatMap(({ lines }) => lines.map(({ repair_id }) => repair_id));
  const booked: DeviceService[] = [];
  for (const id of bookings) booked.push(...(await bookedServices(scope, id)));
  return booked.flatMap(({ repair_id }) => (approved.includes(repair_id) ? [] : (repair_id ?? [])));
}

/** Returns the estimates of quotes that are no tickets yet, locked. */
async function lockOf(scope: Scope, quotes: string[]): Promise<Estimate[]> {
  const rows = await scope.select(estimates, getTableColumns(estimates), {
    where: and(inArray(estimates.quote_id, quotes), isNull(estimates.ticket_id)),
    orderBy: [asc(estimates.id)],
    lock: true,
  });
  return rows.map((row) => toRecord(row) as Estimate);
}

async function devicesOf(scope: Scope, ticketId: string): Promise<TicketDevice[]> {
  const { id, ticket_id, created_date } = ticketDevices;
  const rows = await scope.select(
    ticketDevices,
    { id },
    { where: eq(ticket_id, ticketId), orderBy: [created_date, id] },
  );
  const order = rows.map((row) => row.id);
  const locked = await lockDevices(scope, order);
  return locked.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
}

const isFor = (line: EstimateLine, service: DeviceService) =>
  line.repair_id === service.repair_id && (line.repair_id !== null || line.name === service.name);

/** Returns the device that got what a line offers. */
const deviceWith = (line: EstimateLine, devices: TicketDevice[]): TicketDevice | undefined =>
  devices.find(({ services }) => services.some((service) => isFor(line, service)));

/** Gives the lines of an option to the devices that got their services, else to the first. */
const placed = (option: EstimateOption, devices: TicketDevice[]): EstimateOption => ({
  ...option,
  lines: option.lines.map((line) => ({
    ...line,
    ticket_device_id: (deviceWith(line, devices) ?? devices[0])?.id ?? null,
  })),
});
