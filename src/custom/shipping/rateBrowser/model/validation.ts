import type { Location } from '../../../../authProvider/session.ts';
import type { Carrier } from '../../../../schemas/shipping/carriers.ts';
import { isComplete, locationAddress } from './addresses.ts';
import { anyPackage, type Field, type LabelForm } from './form.ts';
import { optionsOf } from './options.ts';
import { numberOrZero } from '../../../../kit/numberOrZero.ts';

/** A message key and its parameters. */
export interface LabelError {
  key: string;
  params?: Record<string, number>;
}
export type LabelErrors = Partial<Record<Field, LabelError>>;

/** The services' maxima. */
const limits = { weight: 100_000, side: 10_000, amount: 1_000_000 };
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

const required: LabelError = { key: 'validation.required' };
const ownRequired = (field: string): LabelError => ({ key: `shipping.rateBrowser.required.${field}` });

const isEmpty = (value: unknown) =>
  typeof value === 'string' ? value.trim() === '' : value === null || value === undefined;

function numberError(value: unknown, minimum: number, maximum: number): LabelError | undefined {
  if (isEmpty(value)) return undefined;
  if (typeof value !== 'number' || !Number.isFinite(value)) return { key: 'validation.number' };
  if (value < minimum) return { key: 'validation.minimum', params: { limit: minimum } };
  return value > maximum ? { key: 'validation.maximum', params: { limit: maximum } } : undefined;
}

/** Removes undefined entries. */
const definedErrors = (entries: [Field, LabelError | undefined | false][]): LabelErrors =>
  Object.fromEntries(entries.filter(([, error]) => error));

const tooLong = (form: LabelForm) =>
  definedErrors(
    (Object.entries(longest) as [Field, number][]).map(([field, limit]) => [
      field,
      String(form[field] ?? '').length > limit && { key: 'validation.maxLength', params: { limit } },
    ]),
  );

/** Whether the location has no address to ship from. */
export const lacksAddress = (location: Location | undefined) =>
  location !== undefined && !isComplete(locationAddress(location));

const locationError = (location: Location | undefined): LabelError | undefined =>
  lacksAddress(location) ? { key: 'shipping.rateBrowser.no_address_short' } : undefined;

/** Pounds or ounces must be at least 1; if one is above 0, the other may be 0. */
function weightErrors({ weightInPounds, weightInOz }: LabelForm): LabelErrors {
  const [pounds, ounces] = [numberOrZero(weightInPounds), numberOrZero(weightInOz)];
  const error =
    numberError(weightInPounds, 0, limits.weight) ??
    (pounds * 16 + ounces > limits.weight
      ? { key: 'validation.maximum', params: { limit: limits.weight / 16 } }
      : undefined);
  const ounceError = numberError(weightInOz, 0, limits.weight);
  const isLight = pounds < 1 && ounces < 1 && !error && !ounceError;
  return definedErrors([
    ['weightInPounds', isLight ? { key: 'shipping.rateBrowser.too_light' } : error],
    ['weightInOz', ounceError],
  ]);
}

const sides = ['length', 'width', 'height'] as const;
const addressKeys = ['postalCode', 'country', 'state', 'city'] as const;
const measures = ['weightInPounds', 'weightInOz'] as const;

/** Errors of the first step, in which all fields are required (contract 4 §5). */
export function browseErrors(form: LabelForm, location: Location | undefined): LabelErrors {
  const missing = (field: Field, error: LabelError): [Field, LabelError | false] => [
    field,
    isEmpty(form[field]) && error,
  ];
  return {
    ...tooLong(form),
    ...weightErrors(form),
    ...definedErrors([
      ['shipFrom', form.shipFrom === null ? ownRequired('shipFrom') : locationError(location)],
      ...addressKeys.map((field) => missing(field, ownRequired(field))),
      ...measures.map((field) => missing(field, required)),
      ...sides.map((side): [Field, LabelError | undefined] => [
        side,
        isEmpty(form[side]) ? ownRequired(side) : numberError(form[side], 0, limits.side),
      ]),
      missing('packageType', ownRequired('packageType')),
      missing('confirmation', ownRequired('confirmation')),
    ]),
  };
}

/** Either all sides are given, or none. */
const sideErrors = (form: LabelForm): [Field, LabelError | undefined][] =>
  sides.map((side) => {
    const others = sides.filter((other) => other !== side).some((other) => numberOrZero(form[other]) > 0);
    const value = form[side] ?? 0;
    return [side, numberError(value, others ? 1 : 0, limits.side)];
  });

/** Errors of the configured shipment (contract 4 §5). */
export function shipmentErrors(
  form: LabelForm,
  location: Location | undefined,
  carrier: Carrier,
): LabelErrors {
  const missing = (field: Field): [Field, LabelError | false] => [field, isEmpty(form[field]) && required];
  const options = new Set(optionsOf(carrier, form));
  const needed = ['name', 'addressLine1', 'city', 'state', 'postalCode', 'country'] as const;
  return {
    ...tooLong(form),
    ...weightErrors(form),
    ...definedErrors([
      ['shipFrom', form.shipFrom === null ? ownRequired('shipFrom') : locationError(location)],
      ...needed.map(missing),
      ...sideErrors(form),
      ['packageType', (isEmpty(form.packageType) || form.packageType === anyPackage) && required],
      missing('confirmation'),
      missing('service'),
      ['insuranceAmount', form.insurance !== 'none' && amountError(form.insuranceAmount)],
      ['dryIceValue', options.has('dry_ice') && form.dryIce && amountError(form.dryIceValue, limits.weight)],
      [
        'collectOnDeliveryAmount',
        options.has('collect_on_delivery') &&
          form.collectOnDelivery &&
          amountError(form.collectOnDeliveryAmount),
      ],
    ]),
  };
}

/** A number above 0. */
function amountError(value: unknown, maximum = limits.amount): LabelError | undefined {
  if (isEmpty(value)) return required;
  if (value === 0) return { key: 'validation.exclusiveMinimum', params: { limit: 0 } };
  return numberError(value, 0, maximum);
}

/** Errors of the address that a return label is emailed to. */
export const emailErrors = ({ isReturn, returnBy, email }: LabelForm): LabelErrors =>
  isReturn && returnBy === 'email'
    ? definedErrors([
        [
          'email',
          isEmpty(email)
            ? required
            : !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email?.trim() ?? '') && { key: 'validation.email' },
        ],
      ])
    : {};
