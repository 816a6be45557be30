import type { TicketDevice } from '../../src/schemas/tickets/ticketDevices.ts';
import type { StepHook } from '../core/records/entity.ts';
import type { Scope } from '../core/scope.ts';
import { recordEvents } from './events.ts';

interface Word {
  amount?: number;
  by?: string;
  how?: TicketDevice['agreed_how'];
}

/** Records that the customer agrees to an amount; earlier words stay as events. */
export const agree: StepHook<TicketDevice> = ({ scope, who }, device, word: Word) =>
  recordAgreement(scope, who.staff_id, device, word);

/** Returns the columns of an agreement and records it; `writer` is the staff member, null the system. */
export async function recordAgreement(
  scope: Scope,
  writer: string | null,
  { id, ticket_id, agreed_amount }: TicketDevice,
  { amount = 0, by = '', how = null }: Word,
) {
  await recordEvents(scope, writer, [
    {
      ticket_id,
      ticket_device_id: id,
      kind: 'AGREED',
      from: agreed_amount === null ? null : String(agreed_amount),
      to: String(amount),
      reason: by.trim(),
    },
  ]);
  return { agreed_amount: amount, agreed_by: by.trim(), agreed_how: how, agreed_date: new Date() };
}
