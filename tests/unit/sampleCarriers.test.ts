import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { code128Bars } from '../../server/shipping/carriers/sample/label/bars.ts';
import { drawLabel } from '../../server/shipping/carriers/sample/label/draw.ts';
import type { Sold } from '../../server/shipping/carriers/sample/sold.ts';
import { trackingOf } from '../../server/shipping/carriers/sample/tracking.ts';
import { newTrackingNumber } from '../../server/shipping/carriers/sample/trackingNumber.ts';
import type { Rate } from '../../src/schemas/shipping/rates.ts';
import { ratesRequest, shippingAddress } from '../api/shipping.ts';

const cad = { amount: 0, currency: 'CAD' };
const rate: Rate = {
  rate_id: null,
  carrier_id: 'sample-fedex',
  carrier_code: 'fedex',
  carrier_nickname: 'FedEx (sample)',
  service_code: 'fedex_2day',
  service_type: 'FedEx 2Day',
  package_type: 'package',
  delivery_days: 2,
  estimated_delivery_date: null,
  validation_status: 'valid',
  shipping_amount: cad,
  insurance_amount: cad,
  confirmation_amount: cad,
  other_amount: cad,
  warning_messages: [],
  error_messages: [],
};

const bought = new Date('2026-11-20T12:00:00Z');
const sold = (ship_to = {}, is_return_label = false): Sold => ({
  tracking_number: '7023210039414604',
  rate,
  shipment: ratesRequest({ ship_to: shippingAddress(ship_to), is_return_label }).shipment,
  reference: '7d1f2f4e-0000-4000-8000-123456789abc',
  created_date: bought,
  voided_date: null,
  label: { label_id: 'l', shipment_id: 's', tracking_number: null, cost: cad, is_voided: false },
});

/** Decoded content streams of a generated PDF. */
function contentOf(pdf: Uint8Array): string {
  const bytes = Buffer.from(pdf).toString('latin1');
  const [, page = ''] = /stream\n(.*?)\nendstream/s.exec(bytes) ?? [];
  return inflateSync(Buffer.from(page, 'latin1')).toString('latin1');
}

describe('Label', () => {
  test('is a PDF of 4 by 6 inches with addresses, service, number and SAMPLE as text', async () => {
    const pdf = await drawLabel(sold(), 'pdf');
    expect(Buffer.from(pdf).toString('latin1')).toContain('/MediaBox [0 0 288. 432.]');
    const content = contentOf(pdf);
    for (const text of [
      'SAMPLE',
      'FedEx 2Day',
      'First Repairs',
      'Zoé Müller',
      'Montréal QC H2Y 1H2',
      'Weight 2 pound',
      'Date 2026-11-20',
      'Ref. 7d1f2f4e-0000-4000-8000-123456789abc',
      '7023 2100 3941 4604',
    ])
      expect(content).toContain(`(${text})`);
    expect(content).not.toContain('RETURN');
  });

  test('of a return is marked as such', async () => {
    expect(contentOf(await drawLabel(sold({}, true), 'pdf'))).toContain('(RETURN)');
  });

  test('embeds a font for characters missing in PDF readers', async () => {
    const pdf = await drawLabel(sold({ name: 'Łukasz Dvořák' }), 'pdf');
    expect(Buffer.from(pdf).toString('latin1')).toContain('/BaseFont /Inter');
  });

  test('is a PNG at 203 dpi for any text', async () => {
    const name = `<&\u0001>${'Ł'.repeat(190)}`;
    const png = Buffer.from(await drawLabel(sold({ name }), 'png'));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([812, 1218]);
  });

  test('has a Code 128 of the number: start, pairs of digits, check, stop', async () => {
    const { bars, width } = await code128Bars('7023210039414604');
    expect(width).toBe(11 * (1 + 8 + 1) + 13);
    expect(bars).toHaveLength(3 * 10 + 4);
    const startC = [bars[0], bars[1], bars[2]].map((bar) => [bar?.x, bar?.width]);
    expect(startC).toEqual([
      [0, 2],
      [3, 1],
      [6, 3],
    ]);
  });
});

describe('Tracking number', () => {
  const luhn = (number: string) =>
    number
      .split('')
      .toReversed()
      .reduce((sum, digit, index) => {
        const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
        return sum + (value > 9 ? value - 9 : value);
      }, 0) % 10;
  const alternating = (number: string) =>
    number.split('').reduce((sum, digit, index) => sum + Number(digit) * (index % 2 === 1 ? 3 : 1), 0);

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('has the format of its carrier with a check digit (%i)', () => {
    const [canadaPost, purolator, fedex] = ['canada_post', 'purolator_ca', 'fedex'].map(newTrackingNumber);
    expect(canadaPost).toMatch(/^[1-9]\d{15}$/);
    expect((alternating(canadaPost!.slice(0, 15)) + Number(canadaPost!.slice(15))) % 10).toBe(0);
    expect(purolator).toMatch(/^[1-9]\d{11}$/);
    expect(luhn(purolator!)).toBe(0);
    expect(fedex).toMatch(/^[1-9]\d{11}$/);
  });
});

describe('Shipment', () => {
  const hours = (count: number) => new Date(bought.getTime() + count * 60 * 60 * 1000);
  const statusAfter = (count: number, postal_code = 'H2Y 1H2') =>
    trackingOf(sold({ postal_code }), hours(count)).status;

  test('progresses over time', () => {
    expect([0, 3, 12, 45, 48].map((count) => statusAfter(count))).toEqual([
      'not_yet_in_system',
      'accepted',
      'in_transit',
      'in_transit',
      'delivered',
    ]);
    const { events } = trackingOf(sold(), hours(100));
    expect(events.map(({ occurred_at }) => occurred_at)).toEqual(
      events.map(({ occurred_at }) => occurred_at).toSorted(),
    );
  });

  test.each([
    ['H2Y 1H7', 'ready_for_pickup'],
    ['H2Y 1H8', 'in_transit'],
    ['H2Y 1H9', 'exception'],
    ['10001', 'delivered'],
  ])('to %s ends as %s', (postal_code, status) => {
    expect(statusAfter(1000, postal_code)).toBe(status);
  });

  test('with a voided label does not progress', () => {
    expect(trackingOf({ ...sold(), voided_date: hours(1) }, hours(100)).events).toHaveLength(1);
  });
});
