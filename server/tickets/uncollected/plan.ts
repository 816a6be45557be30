import { and, eq, lt, not, sql, type SQL } from 'drizzle-orm';
import type { StoreSettings } from '../../../src/schemas/store/store.ts';
import type { DeviceState } from '../../../src/schemas/tickets/states.ts';
import type { StorageTerms } from '../../../src/schemas/tickets/storage.ts';
import type { TicketDevice } from '../../../src/schemas/tickets/ticketDevices.ts';
import { enqueue, enqueueMissing } from '../../core/jobs/enqueue.ts';
import type { Scope } from '../../core/scope.ts';
import { readStore } from '../../store/index.ts';
import { isWithoutVisit } from '../origins.ts';
import { ticketDevices, tickets } from '../tables.ts';

const DAY = 86_400_000;

type Planned = Pick<TicketDevice, 'id' | 'ticket_id' | 'state' | 'collect_until' | keyof StorageTerms>;

type Reminders = Pick<StoreSettings, 'uncollected_again_days' | 'uncollected_most'>;

interface Collection extends StorageTerms {
  collect_until: Date | null;
  uncollected_told?: number;
}

const notAwaited: Collection = {
  collect_until: null,
  storage_fee: null,
  storage_fee_most: null,
  uncollected_told: 0,
};

/** Ready devices whose time to be collected has passed. */
export const isUncollected = () =>
  and(eq(ticketDevices.state, 'READY'), lt(ticketDevices.collect_until, sql`now()`))!;

/** Returns the condition that a device is not collected in time, or that it is not so. */
export const whereDeviceUncollected = (isWanted: boolean): SQL =>
  isWanted ? isUncollected() : not(sql`coalesce(${isUncollected()}, false)`);

/** Returns the same condition of a ticket: one of its devices is. */
export function whereUncollected(scope: Scope, isWanted: boolean): SQL {
  const found = eq(tickets.id, scope.any(ticketDevices, ticketDevices.ticket_id, isUncollected()));
  return isWanted ? found : not(found);
}

/** Devices of a ticket whose time passes within this, in ms, are told of together. */
const TOGETHER = 3_600_000;

/** Returns until when a device is to be collected that has so many days from now on. */
export const untilIn = (days: number): Date => new Date(Date.now() + days * DAY);

/** The job that tells of a device for the first time if it is not collected until then. */
export const firstReminder = (id: string, until: Date) => ({
  kind: 'tell-uncollected' as const,
  key: id,
  data: { id },
  runAt: new Date(until.getTime() + TOGETHER),
});

/**
 * Returns until when a device in its next state is to be collected, and what storage costs from then on: a ready one
 * some days from now, as the store's settings say; then its people are told. One that had gone by mistake keeps both.
 */
export async function planCollection(
  scope: Scope,
  by: string | null,
  { id, ticket_id, state, collect_until, storage_fee, storage_fee_most }: Planned,
  next: DeviceState,
): Promise<Collection> {
  const kept = collect_until === null ? null : new Date(collect_until);
  if (next === 'GONE' || (state === 'GONE' && next === 'READY' && kept))
    return { collect_until: kept, storage_fee, storage_fee_most };
  const isTimed = next === 'READY' && (await isAwaited(scope, ticket_id));
  // Settings that change meanwhile wait until it is ready, and find it then.
  const terms = isTimed ? await readStore(scope, { lock: 'unchanged' }) : null;
  const days = terms?.collect_days ?? null;
  if (!terms || days === null) return notAwaited;
  const until = untilIn(days);
  await enqueue(scope, { ...firstReminder(id, until), by: by ?? undefined });
  const { storage_fee: fee, storage_fee_most: most } = terms;
  return { collect_until: until, storage_fee: fee, storage_fee_most: most, uncollected_told: 0 };
}

/** Whether the store's settings want that it is told again, for this turn. */
export const isReminded = (
  { uncollected_again_days: days, uncollected_most: most }: Reminders,
  turn: number,
): boolean => days !== null && turn <= most;

/** Plans that it is told again of a device that is not collected, after it was its turn so often, as the store's settings say. */
export async function planReminder(
  scope: Scope,
  reminders: Reminders,
  id: string,
  turn: number,
): Promise<void> {
  const { uncollected_again_days: days } = reminders;
  if (days === null || !isReminded(reminders, turn + 1)) return;
  const runAt = new Date(Date.now() + days * DAY);
  await enqueue(scope, { kind: 'tell-uncollected', key: id, data: { id, turn: turn + 1 }, runAt });
}

/** Has it told a day later of a device that is on its way, for the same turn. */
export async function putOff(scope: Scope, id: string, turn: number): Promise<void> {
  const runAt = new Date(Date.now() + DAY);
  await enqueue(scope, { kind: 'tell-uncollected', key: id, data: { id, turn }, runAt });
}

/**
 * Plans reminders of the devices that are not collected and wait for none, once the store's settings want them or want more
 * of them: each on the day on which it would be its turn, after those that were told.
 */
export async function planMissingReminders(scope: Scope, now: Reminders, before: Reminders): Promise<void> {
  const { uncollected_again_days: days } = now;
  const isMore = before.uncollected_again_days === null || now.uncollected_most > before.uncollected_most;
  if (days === null || !isMore) return;
  const { id, collect_until, uncollected_told } = ticketDevices;
  const rows = await scope.select(
    ticketDevices,
    { id, collect_until, uncollected_told },
    { where: and(isUncollected(), lt(uncollected_told, now.uncollected_most)) },
  );
  await enqueueMissing(
    scope,
    rows.flatMap((row) => {
      const turn = Math.max(row.uncollected_told, 1) + 1;
      if (row.collect_until === null || !isReminded(now, turn)) return [];
      const runAt = nextTurn(row.collect_until, days);
      return [{ kind: 'tell-uncollected' as const, key: row.id, data: { id: row.id, turn }, runAt }];
    }),
  );
}

/** Notes that it is told of a device for this turn; returns whether that was not so before. */
export async function noteTold(scope: Scope, deviceId: string, turn: number): Promise<boolean> {
  const { id, uncollected_told } = ticketDevices;
  const isNew = and(eq(id, deviceId), isUncollected(), lt(uncollected_told, turn))!;
  const noted = await scope.updateReturning(ticketDevices, { uncollected_told: turn }, isNew, { id });
  return noted.length > 0;
}

/** Returns the next moment that is a multiple of `days` after it was told first. */
function nextTurn(collectUntil: Date, days: number): Date {
  const first = collectUntil.getTime() + TOGETHER;
  const turns = Math.max(1, Math.ceil((Date.now() - first) / (days * DAY)));
  return new Date(first + turns * days * DAY);
}

/** Returns whether somebody collects the devices of a ticket. */
async function isAwaited(scope: Scope, ticketId: string): Promise<boolean> {
  const [ticket] = await scope.select(
    tickets,
    { origin: tickets.origin },
    { where: eq(tickets.id, ticketId) },
  );
  return ticket !== undefined && !isWithoutVisit(ticket);
}
