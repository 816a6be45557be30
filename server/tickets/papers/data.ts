import { asc, eq } from 'drizzle-orm';
import type { Language } from '../../../src/schemas/tickets/intakeRules.ts';
import type { Ticket } from '../../../src/schemas/tickets/tickets.ts';
import { textOfHtml } from '../../../src/schemas/textOfHtml.ts';
import { formByKey, inLanguage, termsFor } from '../../../src/schemas/tickets/intakeRules.ts';
import type { Condition } from '../../../src/schemas/tickets/condition.ts';
import { costOf } from '../../../src/schemas/tickets/services.ts';
import type { Scope } from '../../core/scope.ts';
import { customers } from '../../customers/index.ts';
import { readReportHeader } from '../../documents/index.ts';
import { languageOf, staffNames } from '../../staff/index.ts';
import { ticketBalance } from '../money/balance.ts';
import { isSumOpen } from '../money/isSumOpen.ts';
import { currentRules, rulesIn } from '../rules/rules.ts';
import { readSignatures } from '../rules/signatures.ts';
import { devices, ticketDevices } from '../tables.ts';

/** Returns the language of a ticket's customer, else of the staff member who prints. */
export async function languageFor(scope: Scope, ticket: Ticket, by: string): Promise<Language> {
  const [customer] = ticket.customer_id
    ? await scope.select(
        customers,
        { language: customers.language },
        { where: eq(customers.id, ticket.customer_id) },
      )
    : [];
  return (customer?.language ?? (await languageOf(scope, by))) === 'fr' ? 'fr' : 'en';
}

/** Returns what the papers of a ticket say; passcodes are not read. */
export async function paperData(scope: Scope, ticket: Ticket, language: Language) {
  const { first_name, last_name, phone } = customers;
  const [shop, rows, [customer], signatures, sums, isToDecide] = await Promise.all([
    readReportHeader(scope, ticket.location_id),
    scope.select(ticketDevices, columns, {
      join: { table: devices, on: eq(devices.id, ticketDevices.device_id) },
      where: eq(ticketDevices.ticket_id, ticket.id),
      orderBy: [asc(ticketDevices.created_date), asc(ticketDevices.id)],
    }),
    ticket.customer_id
      ? scope.select(
          customers,
          { first_name, last_name, phone },
          { where: eq(customers.id, ticket.customer_id) },
        )
      : [],
    readSignatures(scope, ticket.id),
    ticketBalance(scope, ticket.id),
    isSumOpen(scope, ticket.id),
  ]);
  const signature = signatures.findLast(({ kind }) => kind === 'INTAKE');
  const technicians = await staffNames(
    scope,
    rows.map(({ technician_id }) => technician_id),
  );
  const shown = [];
  for (const { condition, technician_id, ...row } of rows)
    shown.push({
      ...row,
      technician: technicians.get(technician_id ?? '') ?? null,
      answers: condition ? await answersOf(scope, condition, language) : [],
    });
  return {
    ticket,
    shop,
    customer,
    signature,
    sums,
    isSumOpen: isToDecide || rows.some(({ services }) => costOf(services).isOpen),
    devices: shown,
    terms: await termsOf(scope, signature, language),
  };
}

export type PaperData = Awaited<ReturnType<typeof paperData>>;

/** The terms that were signed, else the current ones, by paragraphs. */
async function termsOf(
  scope: Scope,
  signature: { version: number; language: Language } | undefined,
  language: Language,
): Promise<string[]> {
  const rules = signature ? await rulesIn(scope, signature.version) : (await currentRules(scope)).rules;
  const terms = rules && termsFor(rules, 'INTAKE', signature?.language ?? language);
  return terms ? textOfHtml(terms.html).split('\n').filter(Boolean) : [];
}

/** The answers that say more than that a point is fine, with the names of the points. */
async function answersOf(scope: Scope, { version, form: key, answers }: Condition, language: Language) {
  const rules = await rulesIn(scope, version);
  const form = rules && formByKey(rules, key);
  const names = new Map(
    (form?.items ?? []).map((item: { _key?: string; en?: string; fr?: string }) => [
      item._key,
      inLanguage(item, language),
    ]),
  );
  return answers
    .filter(({ state, text }) => (state !== null && state !== 'OK') || text)
    .map(({ item, state, text }) => ({ name: names.get(item) ?? item, state, text }));
}

const columns = {
  id: ticketDevices.id,
  name: devices.name,
  serial: devices.serial,
  warning: devices.warning,
  problem: ticketDevices.problem,
  services: ticketDevices.services,
  technician_id: ticketDevices.technician_id,
  condition: ticketDevices.condition,
  left_items: ticketDevices.left_items,
};
