import type { Customer } from '../../src/schemas/customers/customers.ts';
import type { NewBulkEmail } from '../../src/schemas/mail/bulkEmails.ts';
import type { Ticket } from '../../src/schemas/tickets/tickets.ts';
import type { Api } from './support/api.ts';
import { violations } from './support/axe.ts';
import { mailTo } from './support/people.ts';
import { expect, test } from './support/test.ts';

const phone = { width: 390, height: 844 };

/** A ticket of a new customer with a sent estimate, and the link to it. */
async function newEstimate(api: Api, locale: 'en' | 'fr', customerPhone: string | null = null) {
  const [{ id: location_id }] = await api.ask<[{ id: number }]>('GET', 'transfers/ends');
  const ticket = await api.ask<Ticket>('POST', 'tickets', {
    location_id,
    new_customer: {
      first_name: 'Ada',
      last_name: `Pages ${crypto.randomUUID().slice(0, 8)}`,
      phone: customerPhone,
      email: `${crypto.randomUUID()}@a.example`,
    },
    new_devices: [{ name: 'Phone', problem: 'Broken', services: [{ name: 'Screen', cost: 10_000 }] }],
  });
  const { id } = await api.ask<{ id: string }>('POST', 'estimates', { ticket_id: ticket.id });
  await api.ask('POST', `estimates/${id}/send`, { key: crypto.randomUUID(), way: 'NONE', awaits: true });
  const { address } = await api.ask<{ address: string }>('POST', `estimates/${id}/links`, { locale });
  const estimate = new URL(address);
  const token = estimate.searchParams.get('t') ?? '';
  const status = new URL('.', estimate).pathname.replace(/\/$/, '');
  return { ticket, id, estimate, token, status };
}

/** Sends a newsletter to a new customer; returns the customer and the email's link that ends them. */
async function newNewsletter(api: Api, page: Parameters<typeof mailTo>[0]) {
  const email = `${crypto.randomUUID()}@a.example`;
  const customer = await api.ask<Customer>('POST', 'customer', {
    first_name: 'Una',
    last_name: 'Lind',
    email,
    default_contact_method: 'EMAIL',
    channel: 'IN_STORE',
    subscriptions: ['NEWSLETTER'],
  });
  const mail: NewBulkEmail = {
    key: crypto.randomUUID(),
    customer_ids: [customer.id],
    subject: 'News',
    html: '<p>Hello</p>',
    language: 'en',
    reply_to: null,
    location_id: null,
    signature: false,
  };
  const form = new FormData();
  form.set('data', JSON.stringify(mail));
  const { status } = await api.send('POST', 'mailings', form);
  expect(status).toBe(201);
  const { text } = await mailTo(page, email);
  return { customer, link: /https?:\S+unsubscribe\?\S+/.exec(text)?.[0] ?? '' };
}

test('the pages of customers are accessible on a phone, in French, light and dark', async ({
  page,
  api,
  openBrowser,
  problems,
}) => {
  // The page of an unknown link to unsubscribe.
  problems.allowStatus(404);
  const { estimate, token, status } = await newEstimate(api, 'fr');
  const { link } = await newNewsletter(api, page);
  const unsubscribe = new URL(link);
  const customer = await (await openBrowser({ viewport: phone, locale: 'fr-CA' })).newPage();
  const pages = {
    status: `${status}?t=${token}&lang=fr`,
    lookUp: `${status}?lang=fr`,
    covered: `${estimate.pathname}?t=${token}&lang=fr`,
    unknown: `${unsubscribe.pathname}?m=${crypto.randomUUID()}&lang=fr`,
    unsubscribe: `${unsubscribe.pathname}?m=${unsubscribe.searchParams.get('m')}&lang=fr`,
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
  await customer.getByRole('button').click();
  await expect(customer.getByRole('status')).toBeVisible();
  await check('unsubscribed');
  await customer.goto(new URL(pages.covered, estimate).href);
  await customer.locator('form button').first().click();
  await check('estimate');
});

test('customers follow, approve, find and unsubscribe without JavaScript', async ({
  page,
  api,
  openBrowser,
  problems,
}) => {
  // The look-up finds nothing.
  problems.allowStatus(404);
  const digits = String(1000 + Math.floor(Math.random() * 9000));
  const { ticket, id, estimate, token, status } = await newEstimate(api, 'en', `+1613555${digits}`);
  const customer = await (await openBrowser({ javaScriptEnabled: false })).newPage();
  const open = (path: string) => customer.goto(new URL(path, estimate).href);

  await open(`${status}?t=${token}&lang=en`);
  await expect(customer.getByRole('heading', { name: 'Phone' })).toBeVisible();
  await customer.getByRole('textbox', { name: 'Your message' }).fill('When is it ready?');
  await customer.getByRole('button', { name: 'Send' }).click();
  await expect(customer.getByRole('status')).toContainText('your message has arrived');
  const filter = encodeURIComponent(JSON.stringify({ ticket_id: ticket.id }));
  const read = () => api.ask<{ last_text: string }[]>('GET', `threads?filter=${filter}`);
  await expect
    .poll(async () => (await read()).map(({ last_text }) => last_text))
    .toEqual(['When is it ready?']);

  await open(`${estimate.pathname}?t=${token}&lang=en`);
  await customer.getByRole('button', { name: 'Show the estimate' }).click();
  await customer.getByRole('textbox', { name: 'Your name' }).fill('Ada Typed');
  await customer.getByRole('button', { name: 'Approve' }).click();
  await expect(customer.getByRole('status')).toContainText('Approved');
  const { answers } = await api.ask<{ answers: object[] }>('GET', `estimates/${id}`);
  expect(answers).toMatchObject([{ answer: 'APPROVED', name: 'Ada Typed', is_signed: false }]);

  await open(`${status}?lang=en`);
  const lookUp = async (last: string) => {
    await customer.getByRole('textbox', { name: 'Ticket number' }).fill(`# ${ticket.number}`);
    await customer.getByRole('textbox', { name: /phone/ }).fill(last);
    await customer.getByRole('button', { name: 'Find' }).click();
  };
  await lookUp(digits === '1111' ? '2222' : '1111');
  await expect(customer.getByRole('alert')).toContainText('We found no ticket');
  await expect(customer.getByRole('textbox', { name: 'Ticket number' })).toHaveValue(`# ${ticket.number}`);
  await lookUp(digits);
  await expect(customer.getByRole('heading', { name: 'Phone' })).toBeVisible();

  const news = await newNewsletter(api, page);
  await open(news.link);
  await customer.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(customer.getByRole('status')).toBeVisible();
  const consents = await api.ask<{ data: { state: string; source: string }[] }>(
    'GET',
    `customer/${news.customer.id}/consents`,
  );
  expect(consents.data.filter(({ source }) => source === 'EMAIL')).toMatchObject([{ state: 'WITHDRAWN' }]);
});
