import { eq } from 'drizzle-orm';
import {
  passcodeProblem,
  type Passcode,
  type PasscodeState,
} from '../../../src/schemas/tickets/passcodes/passcodes.ts';
import { ticketDevices as model, type TicketDevice } from '../../../src/schemas/tickets/ticketDevices.ts';
import { invalid, notFound, Problem } from '../../core/problem.ts';
import type { Scope } from '../../core/scope.ts';
import type { Secrets } from '../../core/secrets.ts';
import { staffNames } from '../../staff/index.ts';
import { recordEvents } from '../events.ts';
import { ticketPasscodes } from './tables.ts';

/** The keys that encrypt passcodes, and how many days after a device has gone they are kept. */
export interface Keeping {
  secrets: Secrets;
  days: number;
}

/** The device on the ticket that a passcode is of. */
type Device = Pick<TicketDevice, 'id' | 'ticket_id'>;

const isOf = (id: string) => eq(ticketPasscodes.ticket_device_id, id);

/** Returns what is known about a device's passcode without showing it. */
export async function readState(
  scope: Scope,
  { secrets, days }: Keeping,
  deviceId: string,
): Promise<PasscodeState> {
  const { kind, created_by, created_date } = ticketPasscodes;
  const [row] = await scope.select(
    ticketPasscodes,
    { kind, created_by, created_date },
    { where: isOf(deviceId) },
  );
  const names = await staffNames(scope, [row?.created_by ?? null]);
  return {
    kind: row?.kind ?? null,
    by: names.get(row?.created_by ?? '') ?? null,
    created_date: row?.created_date.toISOString() ?? null,
    is_kept: secrets.isEncrypting,
    days,
  };
}

/** Stores the passcode of a device in place of an earlier one. Without a key to encrypt it, none is stored. */
export async function storePasscode(
  scope: Scope,
  { secrets }: Pick<Keeping, 'secrets'>,
  { id, ticket_id }: Device,
  passcode: Passcode,
  { by, path = '' }: { by: string; path?: string },
): Promise<void> {
  const { kind, code } = passcode;
  if (!secrets.isEncrypting) throw invalid([{ path: `${path}/code`, code: 'no_secrets_key' }]);
  const problem = passcodeProblem(passcode);
  if (problem) throw invalid([{ path: `${path}/code`, code: problem }]);
  const row = { kind, secret: secrets.seal(code, id), created_by: by, created_date: new Date() };
  await scope.insert(ticketPasscodes, [{ ...row, ticket_device_id: id }], {
    overwrite: {
      target: [ticketPasscodes.ticket_device_id],
      keys: ['kind', 'secret', 'created_by', 'created_date'],
    },
  });
  await recordEvents(scope, by, [{ ticket_id, ticket_device_id: id, kind: 'PASSCODE_STORED' }]);
  scope.announce(model.name);
}

/** Returns the passcode of a device, after the event that says who saw it. */
export async function showPasscode(
  scope: Scope,
  { secrets }: Pick<Keeping, 'secrets'>,
  { id, ticket_id }: Device,
  by: string,
): Promise<Passcode> {
  const { kind, secret } = ticketPasscodes;
  const [row] = await scope.select(ticketPasscodes, { kind, secret }, { where: isOf(id) });
  if (!row) throw notFound();
  const code = secrets.open(row.secret, id);
  if (code === undefined) throw unreadable();
  await recordEvents(scope, by, [{ ticket_id, ticket_device_id: id, kind: 'PASSCODE_SHOWN' }]);
  if (!secrets.isCurrent(row.secret))
    await scope.update(ticketPasscodes, { secret: secrets.seal(code, id) }, isOf(id));
  return { kind: row.kind, code };
}

const unreadable = () =>
  new Problem(409, 'The passcode was encrypted with a key that SECRETS_KEY does not name.', [
    { path: '/code', code: 'unreadable' },
  ]);

/** Removes the passcode of a device, if there is one; null: the system. */
export async function removePasscode(scope: Scope, { id, ticket_id }: Device, by: string | null) {
  const removed = await scope.delete(ticketPasscodes, isOf(id), ticketPasscodes.ticket_device_id);
  if (removed.length === 0) return;
  await recordEvents(scope, by, [{ ticket_id, ticket_device_id: id, kind: 'PASSCODE_REMOVED' }]);
  scope.announce(model.name);
}
