import { and, inArray } from 'drizzle-orm';
import type { Who } from '../../src/schemas/can.ts';
import type { NextMessages, NextMoves, NextState } from '../../src/schemas/messageRules/nextMessage.ts';
import { moveTo, nextState } from '../../src/schemas/tickets/moves.ts';
import { ticketState, type DeviceState } from '../../src/schemas/tickets/states.ts';
import { ticketDevices as model } from '../../src/schemas/tickets/ticketDevices.ts';
import { groupBy } from '../core/groupBy.ts';
import { readableRows } from '../core/records/readable.ts';
import type { Scope } from '../core/scope.ts';
import { ticketDevices } from '../tickets/index.ts';
import { isToldSomewhere, planMessage } from './plan.ts';
import { readTicketFacts, type TicketFacts } from './ticketFacts.ts';

/** Returns what the customers of devices would be told if the steps to a state were taken; the same texts are one entry. */
export async function nextMessages(
  scope: Scope,
  who: Who,
  { ids, ...destination }: NextMoves,
): Promise<NextMessages['data']> {
  const { to } = destination;
  if (!(await isToldSomewhere(scope, to))) return [];
  const { id, ticket_id, state, resume_to } = ticketDevices;
  const where = and(inArray(id, ids), readableRows(who, model, ticketDevices));
  const rows = await scope.select(
    ticketDevices,
    { id, ticket_id, state, resume_to },
    { where, orderBy: [id] },
  );
  const moved = rows.filter((row) => leadsOn(row, to));
  const found = new Map<string, NextMessages['data'][number]>();
  for (const [ticketId, devices] of groupBy(moved, (row) => row.ticket_id)) {
    const ticket = await readTicketFacts(scope, ticketId);
    const ofTicket = devices.map((device) => device.id);
    const plan = await planMessage(scope, afterMove(ticket, ofTicket, destination), to);
    if (!plan) continue;
    const { mode, outcome, text, template_id } = plan;
    const key = [mode, outcome.channel, outcome.reason, template_id, ticket.language].join(' ');
    const same = found.get(key);
    if (same) same.count += 1;
    else found.set(key, { mode, ...outcome, text, count: 1, number: ticket.number });
  }
  return [...found.values()];
}

/** Whether a step brings a device on its way to a state; going back is told to nobody. */
function leadsOn(device: Parameters<typeof moveTo>[0], to: DeviceState): boolean {
  const step = moveTo(device, to)?.step;
  return step !== undefined && nextState(step, device) === to;
}

/** The ticket as it is when some of its devices have moved; those that are finished have an outcome. */
export function afterMove(
  ticket: TicketFacts,
  ids: string[],
  { to: state, outcome }: NextState,
): TicketFacts {
  const devices = ticket.devices.map((device) =>
    ids.includes(device.id) ? { ...device, state, outcome: outcome ?? device.outcome } : device,
  );
  return { ...ticket, devices, state: ticketState(devices.map((device) => device.state)) };
}
