import { Type, type Static } from 'typebox';
import { member, right, type AccessRule } from '../can.ts';
import { Entity, Id, Name, Nullable, NullableString } from '../common.ts';
import { model } from '../model.ts';
import { Time } from '../locations/hours.ts';
import { NullableCents } from '../money.ts';
import { httpsPattern } from '../textPatterns.ts';
import {
  MAX_TAX_RATES,
  provinceErrors,
  ProvincialRate,
  TaxRegistration,
  duplicateErrors,
} from '../sales/taxRules.ts';

/** How customers can be reached at least: by e-mail, by phone, or by either. */
export const customerContacts = ['EMAIL', 'PHONE', 'EITHER'] as const;
export type CustomerContact = (typeof customerContacts)[number];

const LongestHours = () => Nullable('integer', { minimum: 1, maximum: 1000, default: null });

/** Settings of the store's repair service (contract 1 §3, decided for the others). */
export const StoreSettings = Entity({
  display_repair_cost: Type.Boolean(),
  send_quote_email: Type.Boolean(),
  send_appointment_email: Type.Boolean(),
  send_reminder_email: Type.Boolean(),
  customer_contact: Type.Enum([...customerContacts]),
  /** What the diagnosis of an unknown fault costs, in cents; null: call for quote. */
  diagnosis_fee: NullableCents(),
  /** Asked in advance of what a customer approves: a share of the total in percent, or cents, whichever is more. */
  deposit_percent: Nullable('integer', { minimum: 1, maximum: 100, default: null }),
  deposit_amount: NullableCents(),
  /** Parts of approved estimates are reserved, or wanted where none are free. */
  reserve_approved_parts: Type.Boolean(),
  /** Days in which a ready device is to be collected; null: no limit. */
  collect_days: Nullable('integer', { minimum: 1, maximum: 365, default: null }),
  send_uncollected_email: Type.Boolean(),
  /** Days after which it is told again that a device is not collected, null: it is told once; and how often in all. */
  uncollected_again_days: Nullable('integer', { minimum: 1, maximum: 365, default: null }),
  uncollected_most: Type.Integer({ minimum: 1, maximum: 20, default: 3 }),
  /** What keeping it costs a day after that, and at most, in cents. */
  storage_fee: NullableCents(),
  storage_fee_most: NullableCents(),
  /** Longest time in each state of a device, in opening hours; null: no limit. */
  longest_checked_in: LongestHours(),
  longest_diagnosing: LongestHours(),
  longest_waiting_customer: LongestHours(),
  longest_waiting_parts: LongestHours(),
  longest_in_repair: LongestHours(),
  longest_testing: LongestHours(),
  /** Between these times of a location's day its customers are not written to; null: always. */
  quiet_from: Time,
  quiet_until: Time,
  /** Thanks with the invoice when the last device of a ticket has gone. */
  send_thanks_email: Type.Boolean(),
  /** Days after that in which a review is asked for, of a customer once in some months; null: never. */
  review_days: Nullable('integer', { minimum: 1, maximum: 90, default: null }),
  review_months: Type.Integer({ minimum: 1, maximum: 60, default: 6 }),
  review_address: NullableString({ maxLength: 500, pattern: httpsPattern }),
});
export type StoreSettings = Static<typeof StoreSettings>;

export const Store = Entity({
  id: Id,
  name: Type.String({
    minLength: 2,
    maxLength: 200,
    pattern: '^(?=.*[^\\s\\p{Default_Ignorable_Code_Point}])[\\p{L}\\p{M} ]+$',
  }),
  business_name: Name,
  email: Type.String({ format: 'email', maxLength: 200 }),
  phone: NullableString({ maxLength: 40, phone: true }),
  slogan: NullableString({ maxLength: 200 }),
  /** French slogan, if it differs. */
  slogan_fr: Type.Optional(NullableString({ maxLength: 200 })),
  /** Printed on invoices. */
  gst_hst_number: NullableString({ maxLength: 50, examples: ['12345 6789 RT0001'] }),
  pst_rst_qst_number: NullableString({ maxLength: 50, examples: ['1234567890 TQ0001'] }),
  /** Provinces other than the locations' for which the store collects PST, RST or QST. */
  tax_registrations: Type.Optional(Type.Array(TaxRegistration, { default: [], maxItems: 13 })),
  /** Provincial rates that replace the built-in ones. */
  tax_rates: Type.Optional(Type.Array(ProvincialRate, { default: [], maxItems: MAX_TAX_RATES })),
  domain: Type.String({ readOnly: true }),
  tenant_id: Type.String({ readOnly: true }),
  timezone: Type.String({ readOnly: true }),
  display_repair_cost: Type.Boolean({ readOnly: true }),
  settings: Type.Optional(StoreSettings),
});

const mayEdit = right('EDIT_STORE_SETTINGS');
const mayEditServices = right('EDIT_SERVICE_SETTINGS');

/** The repair settings belong to the service settings; showing costs also to the store settings. */
const settingRight = (setting: string): AccessRule =>
  setting === 'display_repair_cost' ? (who) => mayEdit(who) || mayEditServices(who) : mayEditServices;

const update: AccessRule = (who, _, changes) => {
  if (!changes) return mayEdit(who) || mayEditServices(who);
  const { settings = {}, ...others } = changes;
  return (
    (Object.keys(others).length === 0 || mayEdit(who)) &&
    Object.keys(settings as object).every((setting) => settingRight(setting)(who))
  );
};

/** The store itself (contract 1 §2.8, §5, §7). */
export const store = model({
  name: 'store',
  schema: Store,
  service: 'store',
  label: 'name',
  endpoints: {
    one: 'GET /dc/store/:storeId?include_children=false',
    update: 'PUT /dc/store/:storeId whole',
  },
  bespoke: true,
  filters: {},
  sorts: {},
  defaultSort: { field: 'name', order: 'ASC' },
  access: { list: right('VIEW_STORE_SETTINGS'), one: member, update },
  rules: [
    {
      fields: ['settings'],
      check: ({ settings }) =>
        settings && settings.review_days !== null && !settings.review_address
          ? [{ path: '/settings/review_address', code: 'required' }]
          : [],
    },
    {
      fields: ['tax_registrations'],
      check: ({ tax_registrations = [] }) =>
        duplicateErrors(
          tax_registrations,
          (index) => `/tax_registrations/${index}/state`,
          ({ state }) => state,
        ),
    },
    {
      fields: ['tax_rates'],
      check: ({ tax_rates = [] }) => [
        ...provinceErrors(tax_rates),
        ...duplicateErrors(
          tax_rates,
          (index) => `/tax_rates/${index}/from`,
          ({ state, kind, from }) => `${state} ${kind} ${from}`,
        ),
      ],
    },
  ],
});
