import { fireEvent, screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import type { useShippingCalls } from '../../src/custom/shipping/calls.ts';
import RateBrowser from '../../src/custom/shipping/rateBrowser/RateBrowser.tsx';
import type { RateBrowserDefaults } from '../../src/custom/shipping/rateBrowser/props.ts';
import type { AddressValidation, ShippingAddress } from '../../src/schemas/shipping/address.ts';
import type { Carrier } from '../../src/schemas/shipping/carriers.ts';
import type { Rate } from '../../src/schemas/shipping/rates.ts';
import { openDialog } from './dialog.support.tsx';

type Calls = ReturnType<typeof useShippingCalls>;

export const carrier = (name: string, more: Partial<Carrier> = {}): Carrier => ({
  carrier_id: name,
  carrier_code: name,
  nickname: name,
  services: ['ground', 'express'].map((service_code) => ({
    service_code,
    name: service_code,
    domestic: true,
    international: true,
  })),
  packages: [
    { package_id: null, package_code: 'package', name: 'Package' },
    { package_id: 'own-1', package_code: 'phone_box', name: 'Phone box' },
  ],
  options: [],
  ...more,
});

const cad = (amount: number, currency = 'CAD') => ({ amount, currency });

export const rate = (
  carrierId: string,
  serviceCode: string,
  amount: number,
  { currency = 'CAD', ...more }: Partial<Rate> & { currency?: string } = {},
): Rate => ({
  rate_id: null,
  carrier_id: carrierId,
  carrier_code: carrierId,
  carrier_nickname: carrierId,
  service_code: serviceCode,
  service_type: serviceCode,
  package_type: 'package',
  delivery_days: 3,
  estimated_delivery_date: '2026-11-25T21:00:00Z',
  validation_status: 'valid',
  shipping_amount: cad(amount, currency),
  insurance_amount: cad(0, currency),
  confirmation_amount: cad(1, currency),
  other_amount: cad(0.5, currency),
  warning_messages: [],
  error_messages: [],
  ...more,
});

export const address: ShippingAddress = {
  name: 'Ada Fox',
  phone: '+14165550101',
  company_name: null,
  address_line1: '1 King Street',
  address_line2: null,
  address_line3: null,
  city_locality: 'Toronto',
  state_province: 'ON',
  postal_code: 'M5H 1A1',
  country_code: 'CA',
  address_residential_indicator: 'unknown',
};

export const validation = (more: Partial<AddressValidation> = {}): AddressValidation => ({
  status: 'verified',
  original_address: address,
  matched_address: null,
  messages: [],
  ...more,
});

/** The service; tests can change its responses. */
export function service() {
  return {
    getCarriers: vi.fn<Calls['getCarriers']>(async () => ({
      carriers: [carrier('north'), carrier('south')],
      is_sample: false,
    })),
    estimateRates: vi.fn<Calls['estimateRates']>(async () => [
      rate('north', 'ground', 10),
      rate('north', 'express', 20, { delivery_days: 1 }),
      rate('south', 'ground', 12),
    ]),
    getRates: vi.fn<Calls['getRates']>(async ({ shipment, rate_options }) => ({
      shipment_id: 's1',
      rates: [rate(rate_options.carrier_ids[0] ?? '', shipment.service_code, 11, { rate_id: 'r1' })],
      errors: [],
    })),
    validateAddress: vi.fn<Calls['validateAddress']>(async () => validation()),
    buyLabel: vi.fn<Calls['buyLabel']>(async () => ({
      label_id: 'l1',
      shipment_id: 's1',
      status: 'completed',
      tracking_number: '1Z999',
      label_download: { pdf: '/l1.pdf', png: null },
    })),
  };
}

export const fromAddress: RateBrowserDefaults = { ship_to: address, location_id: 1 };

/** Opens the Rate Browser with a service. */
export async function open(calls = service(), start?: RateBrowserDefaults) {
  const onBought = vi.fn<(...bought: unknown[]) => void>();
  const onClose = vi.fn<() => void>();
  const dialog = await openDialog(<RateBrowser {...{ start, onBought, onClose }} />, calls);
  const field = (name: string) =>
    screen.getByRole('dialog').querySelector<HTMLInputElement>(`[name="${name}"]`) ??
    fail(`no field ${name}`);
  const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
  const button = (name: string | RegExp) => dialog.getByRole<HTMLButtonElement>('button', { name });
  const press = (name: string | RegExp) => fireEvent.click(button(name));
  const choose = async (label: RegExp, option: string) => {
    fireEvent.mouseDown(dialog.getByRole('combobox', { name: label }));
    fireEvent.click(within(await screen.findByRole('listbox')).getByRole('option', { name: option }));
  };
  return { calls, dialog, field, type, button, press, choose, onBought, onClose };
}

const fail = (message: string): never => {
  throw new Error(message);
};

/** Opens it and waits for the form. */
export async function browse(calls?: ReturnType<typeof service>, start?: RateBrowserDefaults) {
  const opened = await open(calls, start);
  await opened.dialog.findByRole('button', { name: /Browse Rates/ });
  return opened;
}

/** Opens it from an address, loads rates and selects a service. */
export async function configure(calls = service(), start = fromAddress, chosen = /^ground/) {
  const opened = await browse(calls, start);
  opened.press('Browse Rates');
  fireEvent.click(await opened.dialog.findByRole('button', { name: chosen }));
  await opened.dialog.findByRole('button', { name: 'Back To Rates' });
  return opened;
}
