import { Type, type Static } from 'typebox';
import { Entity, Nullable, NullableString, NullableLocationId } from '../common.ts';
import { ShippingAddress } from './address.ts';
import {
  collectCurrencies,
  collectTypes,
  confirmations,
  dryIceUnits,
  insuranceProviders,
  lengthUnits,
  payers,
  residentials,
  weightUnits,
} from './choices.ts';
import { nonBlankLine } from '../textPatterns.ts';

/** A decimal amount with two decimals and an ISO 4217 currency. */
export const Amount = Type.Object({
  amount: Type.Number({ minimum: 0 }),
  currency: Type.String({ pattern: '^[A-Z]{3}$' }),
});
export type Amount = Static<typeof Amount>;

export const Weight = Entity({
  value: Type.Number({ exclusiveMinimum: 0, maximum: 100_000 }),
  unit: Type.Enum([...weightUnits]),
});
export type Weight = Static<typeof Weight>;

const Side = Type.Number({ minimum: 0, maximum: 10_000 });
export const Dimensions = Entity({
  length: Side,
  width: Side,
  height: Side,
  unit: Type.Enum([...lengthUnits]),
});
export type Dimensions = Static<typeof Dimensions>;

const CarrierIds = Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { minItems: 1, maxItems: 50 });
const Confirmation = Type.Enum([...confirmations], { default: 'none' });
const Place = Type.String({ ...nonBlankLine, maxLength: 200 });

/** Contract 4 §7: POST /dc/rates/estimate. */
export const EstimateRequest = Entity({
  carrier_ids: CarrierIds,
  from_country_code: Place,
  from_postal_code: Place,
  /** Required by ShipEngine; without it, the carrier derives the city from the postal code. */
  from_city_locality: Type.Optional(Place),
  to_country_code: Place,
  to_postal_code: Place,
  to_state_province: Place,
  to_city_locality: Place,
  weight: Weight,
  dimensions: Dimensions,
  confirmation: Confirmation,
  address_residential_indicator: Type.Enum([...residentials], { default: 'unknown' }),
  /** A package code, or `all`. */
  package_type: Type.String({ minLength: 1, maxLength: 100, default: 'all' }),
});
export type EstimateRequest = Static<typeof EstimateRequest>;

/** The Other Shipping Options. */
export const AdvancedOptions = Type.Partial(
  Entity({
    bill_to_account: NullableString({ maxLength: 100 }),
    bill_to_country_code: NullableString({ maxLength: 2 }),
    bill_to_party: Type.Union([Type.Enum(payers.filter((one) => one !== 'carrier')), Type.Null()]),
    bill_to_postal_code: NullableString({ maxLength: 20 }),
    contains_alcohol: Type.Boolean(),
    delivered_duty_paid: Type.Boolean(),
    non_machinable: Type.Boolean(),
    saturday_delivery: Type.Boolean(),
    dry_ice: Type.Boolean(),
    dry_ice_weight: Type.Union([
      Entity({
        value: Type.Number({ exclusiveMinimum: 0, maximum: 100_000 }),
        unit: Type.Enum([...dryIceUnits]),
      }),
      Type.Null(),
    ]),
    freight_class: NullableString({ maxLength: 20 }),
    collect_on_delivery: Type.Union([
      Entity({
        payment_type: Type.Enum([...collectTypes]),
        payment_amount: Entity({
          amount: Type.Number({ minimum: 0, maximum: 1_000_000 }),
          currency: Type.Enum([...collectCurrencies]),
        }),
      }),
      Type.Null(),
    ]),
  }),
);
export type AdvancedOptions = Static<typeof AdvancedOptions>;

const InsuredValue = Entity({
  amount: Type.Number({ minimum: 0, maximum: 1_000_000 }),
  currency: Amount.properties.currency,
});

export const Package = Entity({
  package_code: Type.String({ minLength: 1, maxLength: 100, default: 'package' }),
  weight: Weight,
  dimensions: Type.Union([Dimensions, Type.Null()]),
  insured_value: Type.Optional(Type.Union([InsuredValue, Type.Null()])),
});
export type Package = Static<typeof Package>;

/** The shipment that rates are requested for. */
export const ShipmentRequest = Entity({
  is_return_label: Type.Boolean({ default: false }),
  service_code: Type.String({ minLength: 1, maxLength: 100 }),
  ship_to: ShippingAddress,
  ship_from: ShippingAddress,
  insurance_provider: Type.Enum([...insuranceProviders], { default: 'none' }),
  packages: Type.Array(Package, { minItems: 1, maxItems: 1 }),
  validate_address: Type.Enum(['no_validation', 'validate_only', 'validate_and_clean'], {
    default: 'no_validation',
  }),
  confirmation: Confirmation,
  advanced_options: { ...AdvancedOptions, default: {} },
});
export type ShipmentRequest = Static<typeof ShipmentRequest>;

/** Contract 4 §7: POST /dc/rates. `about` is an extension: records that the shipment belongs to. */
export const RatesRequest = Entity({
  rate_options: Entity({ carrier_ids: CarrierIds, calculate_tax_amount: Type.Boolean({ default: false }) }),
  shipment: ShipmentRequest,
  about: Type.Optional(
    Entity({
      location_id: Type.Optional(NullableLocationId()),
      customer_id: Type.Optional(NullableString({ format: 'uuid' })),
      appointment_id: Type.Optional(NullableString({ format: 'uuid' })),
      order_id: Type.Optional(NullableString({ format: 'uuid' })),
    }),
  ),
});
export type RatesRequest = Static<typeof RatesRequest>;

/** A rate; rates of an estimate have no rate_id and cannot be bought (contract 4 §3). */
export const Rate = Type.Object({
  rate_id: Nullable('string'),
  carrier_id: Type.String(),
  carrier_code: Type.String(),
  carrier_nickname: Type.String(),
  service_code: Type.String(),
  service_type: Type.String(),
  package_type: Nullable('string'),
  delivery_days: Nullable('integer'),
  /** Local day at the destination. */
  estimated_delivery_date: Nullable('string', { format: 'date' }),
  /** `invalid`: cannot be bought. */
  validation_status: Type.Enum(['valid', 'invalid', 'has_warnings', 'unknown']),
  shipping_amount: Amount,
  insurance_amount: Amount,
  confirmation_amount: Amount,
  other_amount: Amount,
  warning_messages: Type.Array(Type.String()),
  error_messages: Type.Array(Type.String()),
});
export type Rate = Static<typeof Rate>;

/** An error of a carrier in its own words; field_name ends in a property of an address (contract 4 §5). */
export const RateError = Type.Object({
  message: Type.String(),
  field_name: Nullable('string'),
  carrier_id: Nullable('string'),
});
export type RateError = Static<typeof RateError>;

export const RatesResponse = Type.Object({
  rate_response: Type.Object({
    /** The carrier's id of the shipment. */
    shipment_id: Type.String(),
    rates: Type.Array(Rate),
    errors: Type.Array(RateError),
  }),
});
export type RatesResponse = Static<typeof RatesResponse>;
