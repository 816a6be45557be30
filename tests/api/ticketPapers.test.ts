import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Scope } from '../../server/core/scope.ts';
import { readSecretsKeys } from '../../server/core/secrets.ts';
import { ticketBalance } from '../../server/tickets/money/balance.ts';
import { languageFor, paperData } from '../../server/tickets/papers/data.ts';
import { renderPaper } from '../../server/tickets/papers/paper.ts';
import { paperWords } from '../../server/tickets/papers/words.ts';
import type { Ticket } from '../../src/schemas/tickets/tickets.ts';
import { readPdf } from '../support/pdf.ts';
import { addCustomer } from './people.ts';
import { startApp, type TestApp } from './support.ts';

let services: TestApp;
let scope: Scope;
let ticket: Ticket;

beforeAll(async () => {
  services = await startApp({ secretsKeys: readSecretsKeys(randomBytes(32).toString('base64')) ?? [] });
  scope = new Scope(services.database.db, { id: services.store.id, timezone: 'America/Toronto' });
  const customer_id = await addCustomer(services, { language: 'fr' });
  const { json } = await services.ask('STORE_OWNER', 'POST', 'tickets', {
    body: {
      location_id: services.store.locationIds[0],
      customer_id,
      note: 'Waits outside',
      new_devices: [
        {
          name: 'Phone of Ada',
          serial: 'SNPAPER1',
          problem: 'Broken glass',
          services: [{ name: 'Cleaning', cost: 4200 }],
          passcode: { kind: 'PASSWORD', code: 'Sesame77' },
          left_items: [{ name: 'Charger' }],
        },
      ],
      deposit: { method: 'POS', amount: 1000 },
    },
  });
  ticket = json as Ticket;
});
afterAll(() => services.close());

const languages = { en: ['Repair slip', 'Ticket #'], fr: ['Fiche de r', 'Billet nº'] };

async function paper(kind: 'SLIP' | 'TICKET', size: 'A4' | 'ROLL', language: 'en' | 'fr') {
  const words = paperWords(language, 'CAD', 'America/Toronto');
  return readPdf(await renderPaper(await paperData(scope, ticket, language), { kind, paper: size }, words));
}

test('Any member prints the papers of a ticket, in the language of its customer unless another is chosen', async () => {
  const { status, headers } = await services.ask('STAFF', 'GET', `tickets/${ticket.id}/paper.pdf`);
  expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(await languageFor(scope, ticket, '')).toBe('fr');
  const wrong = await services.ask('STAFF', 'GET', `tickets/${ticket.id}/paper.pdf?kind=NOTE`);
  expect(wrong.status).toBe(400);
});

test.each(['en', 'fr'] as const)(
  'Slip and ticket say what was taken in, but no passcode (%s)',
  async (language) => {
    const slip = await paper('SLIP', 'ROLL', language);
    const sheet = await paper('TICKET', 'A4', language);
    expect(slip.pages.map(([width]) => width)).toEqual([227]);
    expect(sheet.pages).toEqual([[595, 842]]);
    for (const [index, { text }] of [slip, sheet].entries()) {
      const said = [`T${ticket.number}`, 'Phone of Ada', 'SNPAPER1', 'Broken glass', `T${ticket.number}-1`];
      expect([languages[language][index]!, ...said].filter((words) => !text.includes(words))).toEqual([]);
      expect(text).not.toContain('Sesame77');
    }
    const { total } = await ticketBalance(scope, ticket.id);
    const { money } = paperWords(language, 'CAD', 'America/Toronto');
    for (const amount of [total, 1000, total - 1000]) {
      expect(slip.text).toContain(money(amount).replaceAll(/\s/gu, ' '));
      expect(sheet.text).not.toContain(money(amount).replaceAll(/\s/gu, ' '));
    }
    expect(slip.text).not.toContain('Waits outside');
    expect(sheet.text).toContain('Waits outside');
  },
);

test('While a price is open or an estimate awaits its answer, the slip says what is paid only', async () => {
  const ask = async (path: string, body: object) => {
    const { status, json, text } = await services.ask('STORE_OWNER', 'POST', path, { body });
    if (status >= 300) throw new Error(text);
    return json as { id: string };
  };
  const words = paperWords('en', 'CAD', 'America/Toronto');
  const sumsOf = async (id: string) => {
    const { json } = await services.ask('STORE_OWNER', 'GET', `tickets/${id}`);
    const data = await paperData(scope, json as Ticket, 'en');
    const { text } = readPdf(await renderPaper(data, { kind: 'SLIP', paper: 'ROLL' }, words));
    return [words.total, words.paid, words.due].filter((word) => text.includes(word));
  };
  const takeIn = (costs: (number | null)[]) =>
    ask('tickets', {
      location_id: ticket.location_id,
      customer_id: ticket.customer_id,
      new_devices: [
        { name: 'Tablet', problem: 'Broken', services: costs.map((cost) => ({ name: 'Work', cost })) },
      ],
      deposit: { method: 'POS', amount: 1000 },
    });
  expect(await sumsOf((await takeIn([8000, null])).id)).toEqual([words.paid]);
  const { id } = await takeIn([8000]);
  expect(await sumsOf(id)).toEqual([words.total, words.paid, words.due]);
  const estimate = await ask('estimates', { ticket_id: id });
  await ask(`estimates/${estimate.id}/send`, { key: randomUUID(), way: 'NONE', awaits: false });
  expect(await sumsOf(id)).toEqual([words.paid]);
});
