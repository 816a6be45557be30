import type {
  AdvancedOptions,
  Amount,
  Dimensions,
  Rate,
  Weight,
} from '../../../../src/schemas/shipping/rates.ts';
import type { SampleCarrier } from './carriers.ts';
import { billedKilograms, kilograms, sides } from './measures.ts';
import type { SampleService } from './services.ts';
import { zoneBetween } from './zones.ts';

interface Place {
  country_code: string;
  postal_code: string;
}

/** Everything that determines a price. */
export interface Parcel {
  from: Place;
  to: Place;
  weight: Weight;
  dimensions: Dimensions | null;
  /** A package code, or `all`. */
  package_code: string;
  confirmation: string;
  isResidential: boolean;
  /** Value insured by the carrier. */
  insured: Amount | undefined;
  options: AdvancedOptions;
}

const cad = (amount: number): Amount => ({ amount: Math.round(amount * 100) / 100, currency: 'CAD' });

/** Surcharges of the other options, in CAD. */
const surcharges: [isOn: (options: AdvancedOptions) => boolean, name: string, amount: number][] = [
  [(one) => Boolean(one.saturday_delivery), 'saturday_delivery', 16],
  [(one) => Boolean(one.non_machinable), 'non_machinable', 15],
  [(one) => Boolean(one.delivered_duty_paid), 'delivered_duty_paid', 8],
  [(one) => Boolean(one.dry_ice), 'dry_ice', 7],
  [(one) => Boolean(one.contains_alcohol), 'contains_alcohol', 5],
  [(one) => Boolean(one.collect_on_delivery), 'collect_on_delivery', 7.25],
];

const residential = 4.35;
const fuel = 0.14;
/** Maximum of length plus girth, in centimetres. */
const largest = 330;

/** Returns why a service does not accept a package, in words for people. */
function reasonsAgainst(carrier: SampleCarrier, service: SampleService, parcel: Parcel): string[] {
  const [a, b, c] = parcel.dimensions ? sides(parcel.dimensions) : [0, 0, 0];
  const { countries } = lane(parcel);
  return [
    ...(countries ? [] : [`${carrier.nickname} does not ship between these countries.`]),
    ...(kilograms(parcel.weight) > service.heaviest
      ? [`The package exceeds the maximum weight of ${service.heaviest} kg.`]
      : []),
    ...(a + 2 * (b + c) > largest ? [`Length and girth together exceed the maximum of ${largest} cm.`] : []),
    ...(parcel.confirmation in carrier.confirmations
      ? []
      : [`The confirmation ${parcel.confirmation} is not offered by this carrier.`]),
    ...surcharges
      .filter(([isOn, name]) => isOn(parcel.options) && !carrier.options.some((one) => one.name === name))
      .map(([, name]) => `The option ${name} is not offered by this carrier.`),
  ];
}

/** Returns whether a shipment is domestic, and whether both countries are served. */
function lane({ from, to }: Parcel) {
  const isDomestic = from.country_code === to.country_code;
  const countries = [from, to].every(({ country_code }) => ['CA', 'US'].includes(country_code));
  return { isDomestic, countries };
}

/** Returns a carrier's services between two places for this package type. */
export const servicesFor = ({ services, packages }: SampleCarrier, parcel: Parcel): SampleService[] =>
  parcel.package_code === 'all' || packages.some((one) => one.package_code === parcel.package_code)
    ? services.filter(({ domestic }) => domestic === lane(parcel).isDomestic)
    : [];

/** Adds working days to a date. */
function workingDaysAfter(start: Date, days: number): string {
  const day = new Date(start);
  for (let left = days; left > 0;) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (day.getUTCDay() % 6 !== 0) left--;
  }
  return day.toISOString().slice(0, 10);
}

/** Returns the rate of a service; invalid with the reasons if it does not accept the package. */
export function rateOf(carrier: SampleCarrier, service: SampleService, parcel: Parcel, now: Date): Rate {
  const zone = zoneBetween(parcel.from.postal_code, parcel.to.postal_code);
  const billed = billedKilograms(parcel.weight, parcel.dimensions);
  const { base, perKilogram, perZone } = service;
  const shipping = base + perKilogram * Math.max(0, Math.ceil(billed * 2) / 2 - 1) + perZone * (zone - 1);
  const extras = surcharges.filter(([isOn]) => isOn(parcel.options));
  const other =
    shipping * fuel +
    extras.reduce((sum, [, , amount]) => sum + amount, 0) +
    (parcel.isResidential && carrier.carrier_code !== 'canada_post' ? residential : 0);
  const [least, more] = service.days;
  const delivery_days = least + Math.round((more * (zone - 1)) / 7);
  const error_messages = reasonsAgainst(carrier, service, parcel);
  return {
    rate_id: null,
    carrier_id: carrier.carrier_id,
    carrier_code: carrier.carrier_code,
    carrier_nickname: carrier.nickname,
    service_code: service.service_code,
    service_type: service.name,
    package_type: parcel.package_code === 'all' ? 'package' : parcel.package_code,
    delivery_days,
    estimated_delivery_date: workingDaysAfter(now, delivery_days),
    validation_status: error_messages.length > 0 ? 'invalid' : 'valid',
    shipping_amount: cad(shipping),
    insurance_amount: cad(Math.ceil((parcel.insured?.amount ?? 0) / 100) * carrier.insurance),
    confirmation_amount: cad(carrier.confirmations[parcel.confirmation] ?? 0),
    other_amount: cad(other),
    warning_messages: [],
    error_messages,
  };
}
