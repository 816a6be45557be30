import { Type, type Static } from 'typebox';
import { right, type AccessRule } from '../can.ts';
import { DisplayOrder, Entity, Id, NullableString, Timestamp, Voided } from '../common.ts';
import { allHours, hoursErrors, LocationHour } from './hours.ts';
import { model } from '../model.ts';
import { isPhone } from '../phone.ts';
import { Closure, closureErrors } from './closures.ts';
import { LocalRate, MAX_TAX_RATES, duplicateErrors } from '../sales/taxRules.ts';
import { countries, regionsOf } from './regions.ts';
import { nonBlankLine } from '../textPatterns.ts';

const Text = (options: object) => Type.String({ ...nonBlankLine, ...options });

const StaffOfLocation = Type.Object({
  id: Type.String(),
  first_name: Type.String(),
  last_name: Type.String(),
  email: Type.String(),
  phone: NullableString({ phone: true }),
  role: Type.String(),
  status: Type.String(),
  is_voided: Type.Boolean(),
});

export const Location = Entity({
  id: Type.Integer({ readOnly: true }),
  store_id: Id,
  location_name: Text({ minLength: 2, maxLength: 50 }),
  email: Type.String({ format: 'email', maxLength: 200 }),
  phone: NullableString({ maxLength: 40, phone: true, examples: ['+16135550100', '+15145550199 x12'] }),
  description: NullableString({ maxLength: 1000, multiline: true }),
  country: Type.Enum([...countries], { default: 'CA' }),
  state: Text({ maxLength: 2, default: 'AB', examples: ['QC', 'NY'] }),
  city: Text({ minLength: 3, maxLength: 500 }),
  postcode: Text({ minLength: 3, maxLength: 10, examples: ['K1A 0A1', '10001'] }),
  address_1: Text({ minLength: 3, maxLength: 500 }),
  address_2: NullableString({ maxLength: 500 }),
  timezone: Text({ maxLength: 60, examples: ['America/Toronto', 'America/New_York'] }),
  business_page_link: NullableString({
    pattern: '^(https?://|/)\\S*$',
    maxLength: 2000,
    examples: ['/north', 'https://shop.example/south'],
  }),
  image_url: NullableString({ maxLength: 2000, format: 'uri-reference' }),
  /** Number of simultaneous appointments. */
  bookings_at_once: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 1 })),
  display_order: DisplayOrder,
  is_main: Type.Boolean({ default: false, examples: [true, false] }),
  is_voided: Voided,
  created_date: Timestamp,
  location_hours: Type.Array(LocationHour, { default: allHours(), maxItems: 14 }),
  closures: Type.Array(Closure, { default: [], maxItems: 200 }),
  /** Outside of Canada: the location's taxes. */
  tax_rates: Type.Optional(Type.Array(LocalRate, { default: [], maxItems: MAX_TAX_RATES })),
  staff: Type.Array(StaffOfLocation, { readOnly: true }),
});
export type Location = Static<typeof Location>;

const seesAll = right('VIEW_ALL_LOCATIONS');
const mayEditDetails = right('EDIT_LOCATION_DETAILS');
const mayEditHours = right('EDIT_LOCATION_HOURS');

/** The right that a property requires; `is_main` concerns the whole store. */
const sectionRight = (property: string): AccessRule =>
  ['location_hours', 'closures'].includes(property)
    ? mayEditHours
    : property === 'is_main'
      ? (who) => seesAll(who) && mayEditDetails(who)
      : mayEditDetails;

const update: AccessRule = (who, _, changes = {}) => {
  const keys = Object.keys(changes);
  const isAllowed =
    keys.length > 0 ? keys.every((key) => sectionRight(key)(who)) : mayEditDetails(who) || mayEditHours(who);
  return isAllowed && (seesAll(who) || { id: who.location_id });
};

const staffPart: AccessRule = (who) =>
  right('VIEW_ALL_STAFF')(who) || (right('VIEW_LOCATION_STAFF')(who) && { id: who.location_id });

function isTimezone(name: string): boolean {
  try {
    return /^[A-Z]/i.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** Contract 1 §2.9, §2.10, §3, §5, §7. */
export const locations = model({
  name: 'locations',
  schema: Location,
  service: 'store',
  label: 'location_name',
  endpoints: {
    list: 'GET /dc/store/:storeId/locations?include_voided=true',
    one: 'GET /dc/store/:storeId/locations/:id?include_staff=false&include_location_hours=true',
    create: 'POST /dc/store/:storeId/location multipart',
    update: 'PUT /dc/store/:storeId/location/:id multipart',
  },
  filters: {
    location_name: 'contains',
    email: 'contains',
    city: 'contains',
    postcode: 'contains',
    country: 'equals',
    state: 'equals',
    isActive: { kind: 'boolean', of: 'is_voided', negate: true },
    created_date: 'range',
  },
  sorts: {
    location_name: 'location_name_sort_order',
    email: 'email_sort_order',
    display_order: 'display_sort_order',
    created_date: 'created_date_sort_order',
  },
  defaultSort: { field: 'display_order', order: 'ASC' },
  image: 'image_url',
  optionalFields: {
    location_hours: { query: 'include_location_hours', access: right('VIEW_LOCATION_HOURS') },
    closures: { query: 'include_location_hours', access: right('VIEW_LOCATION_HOURS') },
    staff: { query: 'include_staff', access: staffPart },
  },
  access: {
    list: (who) => seesAll(who) || (right('VIEW_LOCATION')(who) && { id: who.location_id }),
    // Everyone may read their own location.
    one: (who) => seesAll(who) || { id: who.location_id },
    // A new main location replaces the previous one.
    create: (who, record) =>
      right('CREATE_LOCATION')(who) === true &&
      (!record?.is_main || update(who, record, { is_main: true }) === true),
    update,
  },
  rules: [
    isPhone,
    {
      fields: ['country', 'state'],
      check: ({ country, state }) =>
        regionsOf(country).includes(state) ? [] : [{ path: '/state', code: 'region' }],
    },
    {
      fields: ['timezone'],
      check: ({ timezone }) => (isTimezone(timezone) ? [] : [{ path: '/timezone', code: 'timezone' }]),
    },
    {
      fields: ['is_main', 'is_voided'],
      check: ({ is_main, is_voided }) =>
        is_main && is_voided ? [{ path: '/is_main', code: 'main_voided' }] : [],
    },
    {
      fields: ['location_hours'],
      check: ({ location_hours }) => hoursErrors(location_hours ?? allHours()),
    },
    {
      fields: ['closures'],
      check: ({ closures }) => closureErrors(closures ?? []),
    },
    {
      fields: ['country', 'tax_rates'],
      check: ({ country, tax_rates = [] }) =>
        country === 'CA' && tax_rates.length > 0
          ? [{ path: '/tax_rates/0/name', code: 'tax_country' }]
          : duplicateErrors(
              tax_rates,
              (index) => `/tax_rates/${index}/from`,
              ({ name, from }) => `${name.trim()} ${from}`,
            ),
    },
  ],
});
