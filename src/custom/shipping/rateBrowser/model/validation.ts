import type { Location } from '../../../../authProvider/session.ts';
import type { Carrier } from '../../../../schemas/shipping/carriers.ts';
import { isComplete, locationAddress } from './addresses.ts';
import { anyPackage, type Field, type LabelForm } from './form.ts';
import { amountOf } from './measures.ts';
import { optionsOf } from './options.ts';

/** A message key, and what its text names. */
export interface Fault {
  key: string;
  params?: Record<string, number>;
}
export type Faults = Partial<Record<Field, Fault>>;

/** As much as the services take. */
const most = { weight: 100_000, side: 10_000, amount: 1_000_000 };
const longest: Partial<Record<Field, number>> = {
  name: 200,
  company: 200,
  phone: 50,
  addressLine1: 200,
  addressLine2: 200,
  addressLine3: 200,
  city: 200,
  postalCode: 20,
  billToAccount: 100,
  billToPostalCode: 20,
  freightClass: 20,
};

const required: Fault = { key: 'validation.required' };
const ownRequired = (field: string): Fault => ({ key: `shipping.rateBrowser.required.${field}` });

const isEmpty = (value: unknown) =>
  typeof value === 'string' ? value.trim() === '' : value === null || value === undefined;

function numberFault(value: unknown, minimum: number, maximum: number): Fault | undefined {
  if (isEmpty(value)) return undefined;
  if (typeof value !== 'number' || !Number.isFinite(value)) return { key: 'validation.number' };
  if (value < minimum) return { key: 'validation.minimum', params: { limit: minimum } };
  return value > maximum ? { key: 'validation.maximum', params: { limit: maximum } } : undefined;
}

/** Without what is undefined. */
const faultsOf = (entries: [Field, Fault | undefined | false][]): Faults =>
  Object.fromEntries(entries.filter(([, fault]) => fault));

const tooLong = (form: LabelForm) =>
  faultsOf(
    (Object.entries(longest) as [Field, number][]).map(([field, limit]) => [
      field,
      String(form[field] ?? '').length > limit && { key: 'validation.maxLength', params: { limit } },
    ]),
  );

/** A location that nothing can be sent from. */
export const lacksAddress = (location: Location | undefined) =>
  location !== undefined && !isComplete(locationAddress(location));

const locationFault = (location: Location | undefined): Fault | undefined =>
  lacksAddress(location) ? { key: 'shipping.rateBrowser.no_address_short' } : undefined;

/** At least one of pounds and ounces is at least 1; where one is above 0 the other may be 0. */
function weightFaults({ weightInPounds, weightInOz }: LabelForm): Faults {
  const [pounds, ounces] = [amountOf(weightInPounds), amountOf(weightInOz)];
  const fault =
    numberFault(weightInPounds, 0, most.weight) ??
    (pounds * 16 + ounces > most.weight
      ? { key: 'validation.maximum', params: { limit: most.weight / 16 } }
      : undefined);
  const ounceFault = numberFault(weightInOz, 0, most.weight);
  const isLight = pounds < 1 && ounces < 1 && !fault && !ounceFault;
  return faultsOf([
    ['weightInPounds', isLight ? { key: 'shipping.rateBrowser.too_light' } : fault],
    ['weightInOz', ounceFault],
  ]);
}

const sides = ['length', 'width', 'height'] as const;
const places = ['postalCode', 'country', 'state', 'city'] as const;
const measures = ['weightInPounds', 'weightInOz'] as const;

/** What is wrong with the first step: all of its fields are required (contract 4 §5). */
export function rateFaults(form: LabelForm, location: Location | undefined): Faults {
  const missing = (field: Field, fault: Fault): [Field, Fault | false] => [
    field,
    isEmpty(form[field]) && fault,
  ];
  return {
    ...tooLong(form),
    ...weightFaults(form),
    ...faultsOf([
      ['shipFrom', form.shipFrom === null ? ownRequired('shipFrom') : locationFault(location)],
      ...places.map((field) => missing(field, ownRequired(field))),
      ...measures.map((field) => missing(field, required)),
      ...sides.map((side): [Field, Fault | undefined] => [
        side,
        isEmpty(form[side]) ? ownRequired(side) : numberFault(form[side], 0, most.side),
      ]),
      missing('packageType', ownRequired('packageType')),
      missing('confirmation', ownRequired('confirmation')),
    ]),
  };
}

/** Where one side is given each of them must be. */
const sideFaults = (form: LabelForm): [Field, Fault | undefined][] =>
  sides.map((side) => {
    const others = sides.filter((other) => other !== side).some((other) => amountOf(form[other]) > 0);
    const value = form[side] ?? 0;
    return [side, numberFault(value, others ? 1 : 0, most.side)];
  });

/** What is wrong with the configured shipment (contract 4 §5). */
export function shipmentFaults(form: LabelForm, location: Location | undefined, carrier: Carrier): Faults {
  const missing = (field: Field): [Field, Fault | false] => [field, isEmpty(form[field]) && required];
  const options = new Set(optionsOf(carrier, form));
  const needed = ['name', 'addressLine1', 'city', 'state', 'postalCode', 'country'] as const;
  return {
    ...tooLong(form),
    ...weightFaults(form),
    ...faultsOf([
      ['shipFrom', form.shipFrom === null ? ownRequired('shipFrom') : locationFault(location)],
      ...needed.map(missing),
      ...sideFaults(form),
      ['packageType', (isEmpty(form.packageType) || form.packageType === anyPackage) && required],
      missing('confirmation'),
      missing('service'),
      ['insuranceAmount', form.insurance !== 'none' && amountFault(form.insuranceAmount)],
      ['dryIceValue', options.has('dry_ice') && form.dryIce && amountFault(form.dryIceValue, most.weight)],
      [
        'collectOnDeliveryAmount',
        options.has('collect_on_delivery') &&
          form.collectOnDelivery &&
          amountFault(form.collectOnDeliveryAmount),
      ],
    ]),
  };
}

/** A number above 0. */
function amountFault(value: unknown, maximum = most.amount): Fault | undefined {
  if (isEmpty(value)) return required;
  if (value === 0) return { key: 'validation.exclusiveMinimum', params: { limit: 0 } };
  return numberFault(value, 0, maximum);
}

/** Where a return label is mailed to. */
export const emailFaults = ({ isReturn, returnBy, email }: LabelForm): Faults =>
  isReturn && returnBy === 'email'
    ? faultsOf([
        [
          'email',
          isEmpty(email)
            ? required
            : !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email?.trim() ?? '') && { key: 'validation.email' },
        ],
      ])
    : {};
