import type { Ticket } from '../../src/schemas/tickets/tickets.ts';
import { violations } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const phone = { width: 390, height: 844 };

test('the pages of customers are accessible on a phone, in French, light and dark', async ({
  api,
  openBrowser,
  problems,
}) => {
  // The page of an unknown link to unsubscribe.
  problems.allowStatus(404);
  const [{ id: location_id }] = await api.ask<[{ id: number }]>('GET', 'transfers/ends');
  const ticket = await api.ask<Ticket>('POST', 'tickets', {
    location_id,
    new_customer: {
      first_name: 'Ada',
      last_name: `Pages ${crypto.randomUUID().slice(0, 8)}`,
      phone: null,
      email: `${crypto.randomUUID()}@a.example`,
    },
    new_devices: [{ name: 'Phone', problem: 'Broken', services: [{ name: 'Screen', cost: 10_000 }] }],
  });
  const { id } = await api.ask<{ id: string }>('POST', 'estimates', { ticket_id: ticket.id });
  await api.ask('POST', `estimates/${id}/send`, { key: crypto.randomUUID(), way: 'NONE', awaits: true });
  const { address } = await api.ask<{ address: string }>('POST', `estimates/${id}/links`, { locale: 'fr' });
  const estimate = new URL(address);
  const token = estimate.searchParams.get('t') ?? '';
  const status = new URL('.', estimate).pathname.replace(/\/$/, '');
  const unsubscribe = status.replace(/status$/, 'unsubscribe');
  const customer = await (await openBrowser({ viewport: phone, locale: 'fr-CA' })).newPage();
  const pages = {
    status: `${status}?t=${token}&lang=fr`,
    lookUp: `${status}?lang=fr`,
    covered: `${estimate.pathname}?t=${token}&lang=fr`,
    unsubscribe: `${unsubscribe}?m=${crypto.randomUUID()}&lang=fr`,
  };
  const check = async (name: string) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await customer.emulateMedia({ colorScheme });
      expect([name, colorScheme, await violations(customer)]).toEqual([name, colorScheme, []]);
      const scrollWidth = await customer.evaluate(() => document.documentElement.scrollWidth);
      expect(scrollWidth, name).toBeLessThanOrEqual(phone.width);
    }
    await expect(customer.locator('html')).toHaveAttribute('lang', /^fr/);
  };
  for (const [name, path] of Object.entries(pages)) {
    await customer.goto(new URL(path, estimate).href);
    await check(name);
  }
  await customer.goto(new URL(pages.covered, estimate).href);
  await customer.locator('form button').first().click();
  await check('estimate');
});
