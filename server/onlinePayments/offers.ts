import { eq } from 'drizzle-orm';
import type { PaymentWay } from '../../src/schemas/onlinePayments/settings.ts';
import { fillAddress } from '../../src/schemas/onlinePayments/settings.ts';
import type { Purpose } from '../../src/schemas/onlinePayments/states.ts';
import type { Scope } from '../core/scope.ts';
import { parallel } from '../core/parallel.ts';
import { approvedDeposit } from '../estimates/index.ts';
import { isSumOpen, ticketBalance, tickets, type TicketBalance } from '../tickets/index.ts';
import { readStored } from './settings.ts';
import { askedDeposits } from './tables.ts';

/** What of a ticket can be paid online. */
interface PayOffer {
  way: PaymentWay;
  due: number;
  /** Asked by hand; null: none. */
  asked: number | null;
  /** The higher of the deposits asked by hand and by the estimate, as far as it is not paid. */
  deposit: number;
  /** Whether an estimate waits for the customer's answer: then the deposit alone can be paid. */
  awaits_answer: boolean;
  /** What the customer can choose to pay. */
  choices: { purpose: Purpose; amount: number; address?: string }[];
}

/** What is known of a ticket already. */
interface Known {
  balance?: TicketBalance;
  isSumOpen?: boolean;
}

/** Returns what the customer of a ticket can pay online. */
export async function payOffer(scope: Scope, ticketId: string, known: Known = {}): Promise<PayOffer> {
  const { number, customer_id } = tickets;
  const [{ way, address }, [ticket], { due, paid }, [row], approved, awaits_answer] = await parallel([
    readStored(scope),
    scope.select(tickets, { number, customer_id }, { where: eq(tickets.id, ticketId) }),
    known.balance ?? ticketBalance(scope, ticketId),
    scope.select(
      askedDeposits,
      { asked: askedDeposits.amount },
      { where: eq(askedDeposits.ticket_id, ticketId) },
    ),
    approvedDeposit(scope, ticketId),
    known.isSumOpen ?? isSumOpen(scope, ticketId),
  ]);
  const asked = row?.asked ?? null;
  const deposit = Math.max(0, Math.min(due, Math.max(asked ?? 0, approved) - paid));
  const isOffered = way !== 'OFF' && due > 0 && Boolean(ticket?.customer_id);
  const choice = (purpose: Purpose, amount: number) => ({
    purpose,
    amount,
    ...(way === 'ADDRESS' && { address: fillAddress(address, { amount, number: ticket?.number ?? 0 }) }),
  });
  const isDepositOffered = isOffered && deposit > 0 && (awaits_answer || deposit < due);
  const choices = [
    ...(isDepositOffered ? [choice('DEPOSIT', deposit)] : []),
    ...(isOffered && !awaits_answer ? [choice('BALANCE', due)] : []),
  ];
  return { way, due, asked, deposit, awaits_answer, choices };
}

/** Stores the deposit that a staff member asks for; null: none any more. */
export async function askDeposit(
  scope: Scope,
  by: string,
  ticket_id: string,
  amount: number | null,
): Promise<void> {
  if (amount === null)
    await scope.delete(askedDeposits, eq(askedDeposits.ticket_id, ticket_id), askedDeposits.ticket_id);
  else
    await scope.insert(askedDeposits, [{ ticket_id, amount, created_by: by, created_date: new Date() }], {
      overwrite: { target: [askedDeposits.ticket_id], keys: ['amount', 'created_by', 'created_date'] },
    });
  // Pages show it beside what is due of the order.
  scope.announce('orders');
}
