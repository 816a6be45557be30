import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import english from '../../src/i18n/en.ts';
import type { Rate } from '../../src/schemas/shipping/rates.ts';
import { browse, carrier, fromAddress, open, rate, service } from './rateBrowser.support.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const { rateBrowser } = english.shipping;

test('starts with a hint, and Browse Rates focuses what is missing', async () => {
  const { dialog, button, press, field } = await browse();
  expect(dialog.getByText('Fill out the information on the left to get a list of rates.')).toBeTruthy();
  expect(dialog.getByText('All fields are required')).toBeTruthy();
  expect(button('Browse Rates').getAttribute('aria-disabled')).toBe('true');
  press('Browse Rates');
  await dialog.findByText('store location is required');
  expect(dialog.getByText('postal code is requires')).toBeTruthy();
  expect(dialog.getAllByText('country is required')).toHaveLength(2);
  expect(dialog.getByText('length is required')).toBeTruthy();
  expect(dialog.getByText('required')).toBeTruthy();
  expect(field('country').value).toBe('CA');
  expect(field('packageType').value).toBe('all');
});

test('accepts a decimal comma, and validates minimum, maximum and format', async () => {
  const { dialog, type, calls, press } = await browse(service(), fromAddress);
  type('weightInPounds', '-1');
  await dialog.findByText('Must be 0 or more');
  type('weightInPounds', '1e9');
  await dialog.findByText(english.validation.number);
  type('weightInPounds', '1000000000');
  await dialog.findByText('Must be 100000 or less');
  type('weightInPounds', '12,5');
  type('length', '10.25');
  await waitFor(() => expect(dialog.queryByText('Must be 100000 or less')).toBeNull());
  press('Browse Rates');
  await waitFor(() => expect(calls.estimateRates).toHaveBeenCalled());
  expect(calls.estimateRates.mock.calls[0]?.[0].body).toMatchObject({
    carrier_ids: ['north', 'south'],
    from_country_code: 'CA',
    from_postal_code: 'M5V 2A9',
    to_postal_code: 'M5H 1A1',
    to_state_province: 'ON',
    weight: { value: 12.5, unit: 'pound' },
    dimensions: { length: 10.25, width: 0, height: 0, unit: 'inch' },
    package_type: 'all',
    confirmation: 'none',
  });
});

test('selects the first state of another country', async () => {
  const { choose, field } = await browse(service(), fromAddress);
  await choose(/^Country/, 'United States');
  await waitFor(() => expect(field('state').value).toBe('AL'));
});

test('groups the store’s own packages', async () => {
  const { dialog } = await browse();
  fireEvent.mouseDown(dialog.getByRole('combobox', { name: /^Package Type/ }));
  const names = [...(await screen.findByRole('listbox')).children].map(({ textContent }) => textContent);
  expect(names).toEqual(['All', 'Package', 'Custom Packages', 'Phone box']);
});

test('shows the number of rates per carrier, selects the first with rates and disables those without', async () => {
  const calls = service();
  const invalid: Partial<Rate> = {
    validation_status: 'invalid',
    error_messages: ['Too heavy for us.'],
  };
  calls.getCarriers.mockResolvedValue({
    carriers: [carrier('north'), carrier('south'), carrier('west')],
    is_sample: true,
  });
  calls.estimateRates.mockResolvedValue([
    rate('north', 'ground', 10, invalid),
    rate('south', 'slow', 9),
    rate('south', 'quick', 30, { delivery_days: 1, currency: 'USD' }),
    rate('south', 'odd', 5, invalid),
    rate('west', 'ground', 12),
  ]);
  const { dialog, press } = await browse(calls, fromAddress);
  expect(dialog.getByText(rateBrowser.sample)).toBeTruthy();
  press('Browse Rates');
  const cards = within(await dialog.findByRole('list', { name: 'Carriers' }));
  const card = (name: RegExp) => cards.getByRole<HTMLButtonElement>('button', { name });
  expect(card(/north/).disabled).toBe(true);
  expect(card(/north/).textContent).toContain('0 services');
  expect(card(/south/).getAttribute('aria-pressed')).toBe('true');
  expect(card(/south/).textContent).toContain('2 services');
  const services = () => dialog.getByRole('list', { name: 'Services' });
  const texts = [...services().children].map(({ textContent }) => textContent ?? '');
  expect(texts[0]).toMatch(
    /^slow.*Cheapest.*\$10\.50.*Shipping \$9\.00 · Confirmation \$1\.00 · Other \$0\.50$/,
  );
  expect(texts[1]).toMatch(/^quick.*Fastest.*1 day.*US\$31\.50/);
  expect(texts[2]).toMatch(/^odd.*Too heavy for us\.$/);
  expect(within(services()).queryByRole('button', { name: /^odd/ })).toBeNull();
  fireEvent.click(card(/west/));
  expect(services().children).toHaveLength(1);
});

test.each([
  ['no rate', async () => [], rateBrowser.no_rates],
  [
    'a failure',
    async () => {
      throw new Error('broken');
    },
    rateBrowser.rating_failed,
  ],
])('shows %s instead of the rates and keeps the input', async (_, answer, message) => {
  const calls = service();
  calls.estimateRates.mockImplementation(answer);
  const { dialog, press, field, type } = await browse(calls, fromAddress);
  type('length', '7');
  press('Browse Rates');
  expect(await dialog.findByText(message)).toBeTruthy();
  expect(field('length').value).toBe('7');
});

test('marks rates of an earlier search as outdated', async () => {
  const { dialog, press, type } = await browse(service(), fromAddress);
  press('Browse Rates');
  await dialog.findByRole('list', { name: 'Services' });
  expect(dialog.queryByText(rateBrowser.changed)).toBeNull();
  type('length', '7');
  expect(await dialog.findByText(rateBrowser.changed)).toBeTruthy();
});

test('asks to reopen the dialog for carriers without services', async () => {
  const calls = service();
  calls.getCarriers.mockResolvedValue({ carriers: [], is_sample: false });
  const { dialog } = await open(calls);
  expect(await dialog.findByText(rateBrowser.no_services)).toBeTruthy();
});

test('asks before closing with unsaved input', async () => {
  const { type, press, onClose, field } = await browse(service(), fromAddress);
  type('length', '7');
  press('Close');
  const question = within(await screen.findByRole('alertdialog'));
  fireEvent.click(question.getByText(english.dialog.unsaved.stay));
  expect(onClose).not.toHaveBeenCalled();
  expect(field('length').value).toBe('7');
  press('Close');
  fireEvent.click(await screen.findByText(english.dialog.unsaved.leave));
  expect(onClose).toHaveBeenCalledTimes(1);
});
