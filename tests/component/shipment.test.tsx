import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { DataProvider } from 'react-admin';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import english from '../../src/i18n/en.ts';
import { Shipment } from '../../src/custom/shipping/shipments/Shipment.tsx';
import PrintDialog from '../../src/custom/shipping/shipments/print/PrintDialog.tsx';
import type { Shipment as Stored } from '../../src/schemas/shipping/shipments.ts';
import { openDialog } from './dialog.support.tsx';

const words = english.resources.shipments;

const amount = (value: number) => ({ amount: value, currency: 'CAD' });

const address = {
  name: 'Ada Berg',
  phone: null,
  company_name: null,
  address_line1: '12 King Street',
  address_line2: null,
  address_line3: null,
  city_locality: 'Toronto',
  state_province: 'ON',
  postal_code: 'M5V 2A9',
  country_code: 'CA',
  address_residential_indicator: 'unknown',
} as const;

const shipment = {
  id: '5b1c',
  shipment_id: 'se-1',
  carrier_code: 'canada_post',
  service_type: 'Xpresspost',
  rate_id: 'rate-1',
  label_id: 'label-1',
  tracking_number: '7023 2100',
  ship_date: '2031-03-01',
  shipment_status: 'label_purchased',
  is_return: true,
  is_voided: false,
  void_message: null,
  recipient: 'Ada Berg',
  ship_from: { ...address, name: 'Downtown' },
  ship_to: address,
  total_weight: { value: 2.5, unit: 'pound' },
  packages: [
    {
      package_code: 'package',
      weight: { value: 2.5, unit: 'pound' },
      dimensions: { length: 10, width: 6, height: 4.25, unit: 'inch' },
    },
  ],
  confirmation: 'signature',
  insurance_provider: 'third_party',
  advanced_options: { saturday_delivery: true },
  total: amount(21.4),
  price: {
    shipping_amount: amount(18),
    insurance_amount: amount(0),
    confirmation_amount: amount(3.4),
    other_amount: amount(0),
  },
  customer_id: null,
  order_id: null,
  appointment_id: 'a7',
  tracking_status: 'in_transit',
} as unknown as Stored;

const tracking = {
  tracking_number: '7023 2100',
  carrier_code: 'canada_post',
  status: 'in_transit',
  events: [
    {
      occurred_at: '2031-03-01T15:00:00Z',
      status: 'accepted',
      description: 'Taken',
      city_locality: 'Toronto',
    },
    { occurred_at: '2031-03-02T15:00:00Z', status: 'in_transit', description: 'On its way' },
  ],
};

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json([]));
});
afterEach(cleanup);

const open = (of: Partial<Stored> = {}, answers: Record<string, unknown> = {}) =>
  openDialog(<Shipment id={shipment.id} onClose={() => {}} />, {
    getOne: async () => ({ data: { ...shipment, ...of } }),
    getTracking: async () => tracking,
    ...answers,
  } as Partial<DataProvider>);

test('shows only known facts: references, price components and tracking', async () => {
  const shown = await open();
  expect(await shown.findByText('On its way')).toBeTruthy();
  for (const fact of [
    'Canada Post',
    'Xpresspost',
    'Saturday March 1st 2031',
    '2.5 lb',
    'Package, 10 × 6 × 4.25 in',
    'Signature',
    'External',
    '$21.40',
    'Shipping: $18.00',
    'Confirmation: $3.40',
    'Return label',
    'Saturday delivery',
    'Toronto ON M5V 2A9',
  ])
    expect(textOf(), fact).toContain(fact.replace('Saturday March', 'Saturday, March'));
  expect(shown.getByText(words.panel.to_booking).getAttribute('href')).toBe('/Appointments/a7');
  const events = shown.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(events[0]).toContain('In transit');
  expect(events[1]).toContain('Accepted');
});

test('shows the shop’s order number, never the carrier’s', async () => {
  const getOne = async (name: string) =>
    name === 'orders' ? { data: { id: 'o1', order_no: 1042 } } : { data: { ...shipment, order_id: 'o1' } };
  const shown = await open({}, { getOne });
  expect(await shown.findByText(/#1042/)).toBeTruthy();
  expect(textOf()).not.toContain('se-1');
});

const textOf = () => screen.getByRole('dialog').textContent;

test('a void explains its effect and calls the carrier once', async () => {
  const voidLabel = vi.fn<(options: { params: { labelId: string } }) => Promise<object>>(async () => ({
    approved: false,
    message: 'Too late to void.',
  }));
  const shown = await open({}, { voidLabel });
  fireEvent.click(await shown.findByText(words.actions.void));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/can no longer be used\. A refund of \$21\.40 .* days .* final/)).toBeTruthy();
  const yes = question.getByText(words.void.yes);
  fireEvent.click(yes);
  fireEvent.click(yes);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(voidLabel.mock.calls.map(([{ params }]) => params.labelId)).toEqual(['label-1']);
});

interface LabelMail {
  params: { labelId: string };
  body: { key: string };
}

test('a label whose response was lost is mailed again with the same key, and then no more', async () => {
  const mailLabel = vi
    .fn<(mail: LabelMail) => Promise<void>>()
    .mockRejectedValueOnce(new Error('messages.offline'))
    .mockResolvedValue();
  const shown = await open({}, { mailLabel });
  const button = await shown.findByRole('button', { name: words.actions.mail });
  for (const times of [1, 2]) {
    await waitFor(() => expect(button).toHaveProperty('disabled', false));
    fireEvent.click(button);
    await waitFor(() => expect(mailLabel).toHaveBeenCalledTimes(times));
  }
  await waitFor(() => expect(button).toHaveProperty('disabled', true));
  const [lost, again] = mailLabel.mock.calls.map(([{ body }]) => body.key);
  expect(again).toBe(lost);
});

test('the actions follow the label’s state', async () => {
  const offered = async (of: Partial<Stored>) => {
    const shown = await open(of);
    const toolbar = within(await shown.findByRole('toolbar'));
    const names = toolbar.getAllByRole('button').map(({ textContent }) => textContent);
    cleanup();
    return names;
  };
  const { print, void: voiding, copy, mail, new: create } = words.actions;
  expect(await offered({})).toEqual([print, mail, copy, voiding]);
  expect(await offered({ is_return: false })).toEqual([print, copy, voiding]);
  expect(await offered({ is_voided: true })).toEqual([copy]);
  expect(await offered({ shipment_status: 'pending', label_id: null, tracking_number: null })).toEqual([
    create,
  ]);
});

test('a return label is mailed once while shown, with one key also after a lost response', async () => {
  const mailLabel = vi
    .fn<(mail: LabelMail) => Promise<void>>()
    .mockRejectedValueOnce(new Error('messages.offline'))
    .mockResolvedValueOnce();
  const shown = await open({}, { mailLabel });
  const mail = await shown.findByRole<HTMLButtonElement>('button', { name: words.actions.mail });
  fireEvent.click(mail);
  await waitFor(() => expect(mail.disabled).toBe(false));
  fireEvent.click(mail);
  await waitFor(() => expect(mailLabel).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(mail.disabled).toBe(true));
  fireEvent.click(mail);
  const [first, second, ...others] = mailLabel.mock.calls;
  expect(others).toEqual([]);
  expect(first).toEqual([
    { params: { labelId: 'label-1' }, body: { key: expect.stringMatching(/^[\w-]{36}$/) } },
  ]);
  expect(second).toEqual(first);
});

test('a voided label explains that approved is not refunded, a refused void why', async () => {
  await open({ is_voided: true, void_message: 'Refund requested.' });
  await waitFor(() => expect(textOf()).toContain('nothing is refunded. Refund requested.'));
  cleanup();
  await open({ void_message: 'Too late.' });
  await waitFor(() => expect(textOf()).toContain(`${words.notice.not_voided} Too late.`));
});

test('prints one label as the carrier made it, on A4 as a picture; the paper is remembered', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:made', revokeObjectURL: () => {} }));
  const getLabelFile = vi
    .fn<(id: string, format: string) => Promise<Blob>>()
    .mockResolvedValueOnce(new Blob(['%PDF']))
    .mockRejectedValueOnce(new Error('messages.offline'));
  const shown = await openDialog(<PrintDialog labelIds={['label-1']} name="Labels" onClose={() => {}} />, {
    getLabelFile,
  });
  expect(await shown.findByText(words.print.ready)).toBeTruthy();
  const print = shown.getByText(words.print.print);
  expect(print.getAttribute('href')).toBe('blob:made');
  expect(print.getAttribute('target')).toBe('_blank');
  fireEvent.change(shown.getByLabelText(words.print.paper), { target: { value: 'a4' } });
  expect(await shown.findByText(words.print.failed)).toBeTruthy();
  expect(getLabelFile.mock.calls.map(([id, format]) => [id, format])).toEqual([
    ['label-1', 'pdf'],
    ['label-1', 'png'],
  ]);
  expect(shown.getByLabelText(words.print.first)).toBeTruthy();
});
