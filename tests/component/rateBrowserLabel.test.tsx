import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { afterEach, expect, test } from 'vitest';
import { toHttpError } from '../../src/dataProvider/errors.ts';
import english from '../../src/i18n/en.ts';
import {
  address,
  carrier,
  configure,
  fromAddress,
  rate,
  service,
  validation,
} from './rateBrowser.support.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const { rateBrowser } = english.shipping;
const lastOf = <T,>(calls: [T, ...unknown[]][]): T | undefined => calls.at(-1)?.[0];

test('rates a selected service at once, and again a second after a change, with the exact weight in one unit', async () => {
  const { calls, dialog, type, button, field } = await configure();
  expect(await dialog.findAllByText('$12.50')).toHaveLength(2);
  expect(calls.getRates).toHaveBeenCalledTimes(1);
  expect(lastOf(calls.getRates.mock.calls)).toMatchObject({
    rate_options: { carrier_ids: ['north'] },
    shipment: {
      is_return_label: false,
      service_code: 'ground',
      ship_from: { name: 'Downtown', address_line1: '1 Main Street', country_code: 'CA' },
      ship_to: { name: 'Ada Fox', phone: '(416) 555-0101', postal_code: 'M5H 1A1' },
      packages: [{ package_code: 'package', weight: { value: 10, unit: 'pound' }, dimensions: null }],
      insurance_provider: 'none',
    },
    about: { location_id: 1 },
  });
  const [, signal] = calls.getRates.mock.calls[0] ?? [];
  calls.getRates.mockImplementationOnce(async (_, given) => {
    await new Promise((_resolve, reject) =>
      given?.addEventListener('abort', () => reject(new Error('aborted'))),
    );
    throw new Error('never');
  });
  type('weightInPounds', '2');
  type('weightInOz', '8');
  expect(button('Create Label').disabled).toBe(true);
  await waitFor(() => expect(calls.getRates).toHaveBeenCalledTimes(2), { timeout: 3000 });
  expect(lastOf(calls.getRates.mock.calls)?.shipment.packages[0]?.weight).toEqual({
    value: 40,
    unit: 'ounce',
  });
  type('length', '5');
  await waitFor(() => expect(calls.getRates.mock.calls[1]?.[1]?.aborted).toBe(true));
  expect(signal?.aborted).toBe(false);
  fireEvent.blur(field('length'));
  expect(await dialog.findAllByText('Must be 1 or more')).toHaveLength(2);
  type('width', '5');
  type('height', '5');
  await waitFor(() => expect(calls.getRates).toHaveBeenCalledTimes(3), { timeout: 3000 });
  expect(lastOf(calls.getRates.mock.calls)?.shipment.packages[0]?.dimensions).toMatchObject({ length: 5 });
});

test('rejects less than a pound and an ounce; Back To Rates keeps the input', async () => {
  const { dialog, type, press, field } = await configure();
  type('weightInPounds', '0');
  expect(await dialog.findByText(rateBrowser.too_light)).toBeTruthy();
  type('name', 'Grace');
  press('Back To Rates');
  expect(await dialog.findByRole('list', { name: 'Services' })).toBeTruthy();
  expect(field('weightInPounds').value).toBe('0');
  expect(field('packageType').value).toBe('all');
  fireEvent.click(await dialog.findByRole('button', { name: /^express/ }));
  await dialog.findByRole('button', { name: 'Back To Rates' });
  expect(field('name').value).toBe('Grace');
  expect(field('service').value).toBe('express');
});

test.each([
  ['verified', [], 'Address Verified'],
  ['verified', [{ code: 'a1007', message: 'Hidden.' }], 'Address Verified'],
  ['verified', [{ code: 'a1003', message: 'No such unit.' }], rateBrowser.verdicts.warning],
  ['warning', [], rateBrowser.verdicts.warning],
  ['verified', [{ code: 'a1002', message: 'No such town.' }], rateBrowser.verdicts.error],
  ['unverified', [], rateBrowser.verdicts.error],
  ['error', [], rateBrowser.verdicts.error],
] as const)('an address that is %s with %j reads: %s', async (status, messages, text) => {
  const calls = service();
  calls.validateAddress.mockResolvedValue(validation({ status, messages: [...messages] }));
  const { dialog } = await configure(calls);
  expect(await dialog.findByText(text)).toBeTruthy();
  expect(dialog.queryByText('Hidden.')).toBeNull();
});

test('Use Address shows the differences and applies them; an edited address is no longer validated', async () => {
  const calls = service();
  const matched = { ...address, name: 'ADA FOX', address_line1: '1 KING ST W', postal_code: 'M5H 1A1' };
  calls.validateAddress.mockResolvedValueOnce(validation({ matched_address: matched }));
  const { dialog, field, type } = await configure(calls);
  await dialog.findByText('Address Verified');
  fireEvent.click(dialog.getByRole('button', { name: 'Use Address' }));
  const compared = within(await screen.findByRole('dialog', { name: 'Use Address' }));
  const marked = [...screen.getByRole('dialog', { name: 'Use Address' }).querySelectorAll('mark')];
  expect(marked.map(({ textContent }) => textContent)).toEqual(['1 KING ST W']);
  fireEvent.click(compared.getByRole('button', { name: 'Use Address' }));
  expect(field('addressLine1').value).toBe('1 KING ST W');
  expect(field('name').value).toBe('Ada Fox');
  await dialog.findByText('Address Verified');
  expect(calls.validateAddress).toHaveBeenCalledTimes(2);
  type('addressLine1', '2 King St W');
  expect(await dialog.findByText(rateBrowser.verdicts.unchecked)).toBeTruthy();
  fireEvent.blur(field('addressLine1'));
  await dialog.findByText('Address Verified');
  expect(lastOf(calls.validateAddress.mock.calls)?.address_line1).toBe('2 King St W');
});

test('formats a phone number as (xxx) xxx-xxxx', async () => {
  const { field, type } = await configure();
  expect(field('phone').value).toBe('(416) 555-0101');
  type('phone', '6045550199');
  fireEvent.blur(field('phone'));
  expect(field('phone').value).toBe('(604) 555-0199');
});

test('shows a carrier’s error at its field; with warnings or errors nothing can be bought', async () => {
  const calls = service();
  calls.getRates.mockResolvedValue({
    shipment_id: 's1',
    rates: [rate('north', 'ground', 9, { rate_id: 'r1', warning_messages: ['Roads are closed.'] })],
    errors: [
      { message: 'Not a code.', field_name: 'shipment.ship_to.postal_code', carrier_id: 'north' },
      { message: '', field_name: 'ship_to.city_locality', carrier_id: null },
      { message: 'The sender is unknown.', field_name: 'ship_from.postal_code', carrier_id: null },
    ],
  });
  const { dialog } = await configure(calls);
  expect(await dialog.findByText('Invalid Postal Code')).toBeTruthy();
  expect(dialog.getByText('Invalid City Name')).toBeTruthy();
  expect(dialog.getByText('The sender is unknown.')).toBeTruthy();
  expect(dialog.getByText('Roads are closed.')).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Create Label' })).toBeNull();
});

test.each([
  ['another service', [rate('north', 'express', 9, { rate_id: 'r2' })], rateBrowser.unsupported],
  ['none', [], rateBrowser.no_rates],
])('shows a message for rates of %s', async (_, rates, text) => {
  const calls = service();
  calls.getRates.mockResolvedValue({ shipment_id: 's1', rates, errors: [] });
  const { dialog } = await configure(calls);
  expect(await dialog.findByText(text)).toBeTruthy();
});

test('sends insurance and other options as the carrier expects', async () => {
  const calls = service();
  const options = ['bill_to_party', 'bill_to_account', 'saturday_delivery', 'collect_on_delivery'];
  calls.getCarriers.mockResolvedValue({
    carriers: [carrier('north', { options: options.map((name) => ({ name })) })],
    is_sample: false,
  });
  const { dialog, choose, type, press } = await configure(calls);
  press('Other Shipping Options');
  expect(await dialog.findByLabelText('Saturday delivery')).toBeTruthy();
  expect(dialog.queryByLabelText('Contains alcohol')).toBeNull();
  expect(dialog.queryByLabelText('Bill To Account')).toBeNull();
  await choose(/^Bill To/, 'Third Party');
  type('billToAccount', 'A-1');
  fireEvent.click(dialog.getByLabelText('Saturday delivery'));
  fireEvent.click(dialog.getByLabelText('Collect on delivery'));
  await choose(/^Insurance/, 'External');
  type('insuranceAmount', '250,00');
  expect(await dialog.findByText(rateBrowser.fill_first)).toBeTruthy();
  type('collectOnDeliveryAmount', '12.50');
  await waitFor(() => expect(calls.getRates).toHaveBeenCalledTimes(2), { timeout: 4000 });
  expect(lastOf(calls.getRates.mock.calls)?.shipment).toMatchObject({
    insurance_provider: 'third_party',
    packages: [{ insured_value: { amount: 250, currency: 'CAD' } }],
    advanced_options: {
      bill_to_party: 'third_party',
      bill_to_account: 'A-1',
      saturday_delivery: true,
      collect_on_delivery: { payment_type: 'any', payment_amount: { amount: 12.5, currency: 'cad' } },
    },
  });
});

test('a return label swaps the addresses and is mailed or downloaded', async () => {
  const { calls, dialog, type, press, onBought } = await configure(service(), {
    ...fromAddress,
    is_return: true,
  });
  expect(await dialog.findByRole('button', { name: 'Authorize & Email' })).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Create Label' })).toBeNull();
  expect(lastOf(calls.estimateRates.mock.calls)?.body).toMatchObject({
    from_postal_code: 'M5H 1A1',
    to_postal_code: 'M5V 2A9',
  });
  expect(lastOf(calls.getRates.mock.calls)?.shipment).toMatchObject({
    is_return_label: true,
    ship_from: { name: 'Ada Fox' },
    ship_to: { name: 'Downtown' },
  });
  press('Authorize & Email');
  expect(await dialog.findByText('required')).toBeTruthy();
  expect(calls.buyLabel).not.toHaveBeenCalled();
  type('email', 'ada@example.com');
  press('Authorize & Email');
  await waitFor(() => expect(onBought).toHaveBeenCalled());
  expect(onBought.mock.calls[0]).toMatchObject([{ label_id: 'l1' }, 'email', 'ada@example.com']);
});

test('buys a label once, however often the button is pressed; closing then does not ask', async () => {
  const { calls, dialog, onBought, onClose, type } = await configure();
  type('company', 'Fox Ltd');
  await waitFor(() => expect(calls.getRates).toHaveBeenCalledTimes(2), { timeout: 4000 });
  const create = await dialog.findByRole<HTMLButtonElement>('button', { name: 'Create Label' });
  await waitFor(() => expect(create.disabled).toBe(false));
  fireEvent.click(create);
  fireEvent.click(create);
  expect(await dialog.findByText('Label(s) generated successfuly and ready for printing.')).toBeTruthy();
  expect(calls.buyLabel.mock.calls).toEqual([['r1', 12.5]]);
  expect(onBought.mock.calls).toMatchObject([[{ label_id: 'l1' }, 'print', undefined]]);
  expect(dialog.getByText('Tracking number 1Z999')).toBeTruthy();
  const [, close] = dialog.getAllByRole('button', { name: 'Close' });
  fireEvent.click(close as HTMLElement);
  expect(onClose).toHaveBeenCalled();
  expect(dialog.queryByRole('button', { name: 'Create Label' })).toBeNull();
});

test('asks before buying a label for an address unknown to the carrier', async () => {
  const calls = service();
  const message = 'The postal code is of another province.';
  calls.validateAddress.mockResolvedValue(
    validation({ status: 'error', messages: [{ code: 'a1002', message }] as never }),
  );
  const { dialog } = await configure(calls);
  const create = await dialog.findByRole<HTMLButtonElement>('button', { name: 'Create Label' });
  await waitFor(() => expect(create.disabled).toBe(false));
  fireEvent.click(create);
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(message)).toBeTruthy();
  fireEvent.click(question.getByRole('button', { name: rateBrowser.unknown_address.no }));
  await waitFor(() => expect(create.disabled).toBe(false));
  expect(calls.buyLabel).not.toHaveBeenCalled();
  fireEvent.click(create);
  fireEvent.click(await screen.findByRole('button', { name: rateBrowser.unknown_address.yes }));
  await waitFor(() => expect(calls.buyLabel).toHaveBeenCalledOnce());
});

test('shows both prices before buying at a changed rate', async () => {
  const calls = service();
  const changed = rate('north', 'ground', 13, { rate_id: 'r9' });
  calls.buyLabel.mockRejectedValueOnce(
    toHttpError(409, { errors: [{ path: '', code: 'rate_changed' }], rate: changed }),
  );
  const { dialog } = await configure(calls);
  fireEvent.click(await dialog.findByRole('button', { name: 'Create Label' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/\$12\.50.*\$14\.50/)).toBeTruthy();
  expect(calls.buyLabel).toHaveBeenCalledTimes(1);
  fireEvent.click(question.getByRole('button', { name: 'Buy for $14.50' }));
  await waitFor(() => expect(calls.buyLabel).toHaveBeenLastCalledWith('r9', 14.5));
});

test.each([
  ['a lost response', new HttpError('messages.connection', 0)],
  ['a purchase in progress', toHttpError(409, { errors: [{ path: '', code: 'buying' }] })],
  ['an unknown purchase', toHttpError(409, { errors: [{ path: '', code: 'unknown' }] })],
])('looks up %s and does not buy again', async (_, error) => {
  const calls = service();
  calls.buyLabel.mockRejectedValueOnce(error);
  const { dialog, press, field } = await configure(calls);
  fireEvent.click(await dialog.findByRole('button', { name: 'Create Label' }));
  expect(await dialog.findByText(rateBrowser.uncertain)).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Create Label' })).toBeNull();
  expect(field('name').closest('fieldset')?.disabled).toBe(true);
  press('Look Again');
  expect(await dialog.findByText('Tracking number 1Z999')).toBeTruthy();
  expect(calls.buyLabel.mock.calls).toEqual([
    ['r1', 12.5],
    ['r1', 12.5],
  ]);
  expect(calls.getRates).toHaveBeenCalledTimes(1);
});

test('shows the carrier’s error; the form stays and can be retried', async () => {
  const calls = service();
  calls.buyLabel.mockRejectedValueOnce(
    toHttpError(409, { errors: [{ path: '', code: 'refused', params: { message: 'No such account.' } }] }),
  );
  const { dialog, field } = await configure(calls);
  fireEvent.click(await dialog.findByRole('button', { name: 'Create Label' }));
  expect(await dialog.findByText('No such account.')).toBeTruthy();
  expect(field('name').value).toBe('Ada Fox');
  fireEvent.click(dialog.getByRole('button', { name: 'Create Label' }));
  expect(await dialog.findByText('Tracking number 1Z999')).toBeTruthy();
});
