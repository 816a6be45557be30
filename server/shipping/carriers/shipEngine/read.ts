import type { AddressValidation, ShippingAddress } from '../../../../src/schemas/shipping/address.ts';
import type { Carrier, PackageType } from '../../../../src/schemas/shipping/carriers.ts';
import { residentials } from '../../../../src/schemas/shipping/choices.ts';
import type { Rate, RateError } from '../../../../src/schemas/shipping/rates.ts';
import type { Tracking, TrackingEvent, TrackingStatus } from '../../../../src/schemas/shipping/tracking.ts';
import type { CarrierLabel } from '../backEnd.ts';
import {
  amountOf,
  choiceOf,
  dayOf,
  listOf,
  momentOf,
  numberOf,
  objectOf,
  textOf,
  textsOf,
  type Answer,
} from './values.ts';

export const packageFrom = (one: Answer): PackageType[] => {
  const package_code = textOf(one.package_code);
  if (!package_code) return [];
  return [{ package_id: textOf(one.package_id), package_code, name: textOf(one.name) ?? package_code }];
};

export function carrierFrom(one: Answer): Carrier[] {
  const [carrier_id, carrier_code] = [textOf(one.carrier_id), textOf(one.carrier_code)];
  if (!carrier_id || !carrier_code) return [];
  return [
    {
      carrier_id,
      carrier_code,
      nickname: textOf(one.nickname) ?? textOf(one.friendly_name) ?? carrier_code,
      services: listOf(one.services).flatMap((service) => {
        const service_code = textOf(service.service_code);
        if (!service_code) return [];
        const name = textOf(service.name) ?? service_code;
        return [
          {
            service_code,
            name,
            domestic: service.domestic === true,
            international: service.international === true,
          },
        ];
      }),
      packages: listOf(one.packages).flatMap(packageFrom),
      options: listOf(one.options).flatMap((option) => {
        const name = textOf(option.name);
        return name ? [{ name }] : [];
      }),
    },
  ];
}

const statuses = ['valid', 'invalid', 'has_warnings', 'unknown'] as const;

/** Reads a rate; one with amounts in several currencies has no total, so it is invalid. */
export function rateFrom(one: Answer): Rate {
  const shipping_amount = amountOf(one.shipping_amount);
  const part = (value: unknown) => amountOf(value, shipping_amount.currency);
  const insurance_amount = part(one.insurance_amount);
  const confirmation_amount = part(one.confirmation_amount);
  const other_amount = part(one.other_amount);
  const isMixed = [insurance_amount, confirmation_amount, other_amount].some(
    ({ amount, currency }) => amount > 0 && currency !== shipping_amount.currency,
  );
  const carrier_code = textOf(one.carrier_code) ?? '';
  const service_code = textOf(one.service_code) ?? '';
  const days = numberOf(one.delivery_days);
  return {
    rate_id: textOf(one.rate_id),
    carrier_id: textOf(one.carrier_id) ?? '',
    carrier_code,
    carrier_nickname: textOf(one.carrier_nickname) ?? textOf(one.carrier_friendly_name) ?? carrier_code,
    service_code,
    service_type: textOf(one.service_type) ?? service_code,
    package_type: textOf(one.package_type),
    delivery_days: days === null ? null : Math.round(days),
    estimated_delivery_date: dayOf(one.estimated_delivery_date),
    validation_status: isMixed ? 'invalid' : choiceOf(one.validation_status, statuses, 'unknown'),
    shipping_amount,
    insurance_amount,
    confirmation_amount,
    other_amount,
    warning_messages: textsOf(one.warning_messages),
    error_messages: [
      ...textsOf(one.error_messages),
      ...(isMixed ? ['The amounts of this rate are in several currencies.'] : []),
    ],
  };
}

export const rateErrorFrom = (one: Answer): RateError[] => {
  const message = textOf(one.message);
  return message ? [{ message, field_name: textOf(one.field_name), carrier_id: textOf(one.carrier_id) }] : [];
};

const addressFrom = (value: unknown, asked: ShippingAddress): ShippingAddress => {
  const one = objectOf(value);
  return {
    name: textOf(one.name) ?? asked.name,
    phone: textOf(one.phone) ?? asked.phone,
    company_name: textOf(one.company_name),
    address_line1: textOf(one.address_line1) ?? asked.address_line1,
    address_line2: textOf(one.address_line2),
    address_line3: textOf(one.address_line3),
    city_locality: textOf(one.city_locality) ?? asked.city_locality,
    state_province: textOf(one.state_province) ?? asked.state_province,
    postal_code: textOf(one.postal_code) ?? asked.postal_code,
    country_code: textOf(one.country_code) ?? asked.country_code,
    address_residential_indicator: choiceOf(one.address_residential_indicator, residentials, 'unknown'),
  };
};

export const validationFrom = (one: Answer, asked: ShippingAddress): AddressValidation => ({
  status: choiceOf(one.status, ['verified', 'unverified', 'warning', 'error'], 'unverified'),
  original_address: asked,
  matched_address: one.matched_address ? addressFrom(one.matched_address, asked) : null,
  messages: listOf(one.messages).flatMap(({ code, message }) => {
    const text = textOf(message);
    return text ? [{ code: textOf(code) ?? '', message: text }] : [];
  }),
});

/** Reads a label; undefined if the response is none. */
export function labelFrom(value: unknown): CarrierLabel | undefined {
  const one = objectOf(value);
  const [label_id, shipment_id] = [textOf(one.label_id), textOf(one.shipment_id)];
  if (!label_id || !shipment_id) return undefined;
  const shipping = amountOf(one.shipment_cost);
  const insurance = amountOf(one.insurance_cost, shipping.currency);
  const isOneCurrency = insurance.currency === shipping.currency;
  const cents = Math.round((shipping.amount + (isOneCurrency ? insurance.amount : 0)) * 100);
  return {
    label_id,
    shipment_id,
    tracking_number: textOf(one.tracking_number),
    cost: { amount: cents / 100, currency: shipping.currency },
    is_voided: one.voided === true || one.status === 'voided',
  };
}

const trackingStatuses: Record<string, TrackingStatus> = {
  UN: 'unknown',
  NY: 'not_yet_in_system',
  AC: 'accepted',
  IT: 'in_transit',
  AT: 'delivery_attempt',
  SP: 'ready_for_pickup',
  EX: 'exception',
  DE: 'delivered',
};

const statusFrom = (code: unknown): TrackingStatus => trackingStatuses[textOf(code) ?? ''] ?? 'unknown';

function eventFrom(one: Answer): TrackingEvent[] {
  const occurred_at = momentOf(one.occurred_at) ?? momentOf(one.carrier_occurred_at);
  if (!occurred_at) return [];
  const status = statusFrom(one.status_code);
  return [
    {
      occurred_at,
      status,
      description:
        textOf(one.description) ??
        textOf(one.carrier_status_description) ??
        textOf(one.status_description) ??
        status,
      city_locality: textOf(one.city_locality),
      state_province: textOf(one.state_province),
      country_code: textOf(one.country_code),
    },
  ];
}

/** Reads tracking, oldest event first; undefined without a tracking number. */
export function trackingFrom(value: unknown): Tracking | undefined {
  const one = objectOf(value);
  const tracking_number = textOf(one.tracking_number);
  if (!tracking_number) return undefined;
  const events = listOf(one.events).flatMap(eventFrom);
  return {
    tracking_number,
    carrier_code: textOf(one.carrier_code) ?? '',
    status: statusFrom(one.status_code),
    events: events.toSorted(
      (first, second) => Date.parse(first.occurred_at) - Date.parse(second.occurred_at),
    ),
  };
}
