import { Type, type Static } from 'typebox';
import { right, type AccessRule } from '../can.ts';
import { Entity } from '../common.ts';
import { jobStates } from '../work/jobs.ts';
import { mailContent } from './mail.ts';

/** As many customers as one mail is written to at once. */
export const MAX_BULK_RECIPIENTS = 10_000;

/** As many as are written to at once about a service, which needs no consent. */
export const MAX_SERVICE_RECIPIENTS = 500;

/** What a mail to several is: about what somebody has with the store, or news, which only those get who agreed. */
export const bulkEmailPurposes = ['SERVICE', 'NEWSLETTER'] as const;
export type BulkEmailPurpose = (typeof bulkEmailPurposes)[number];

/** News, where nothing is said. */
const Purpose = Type.Optional(Type.Enum([...bulkEmailPurposes], { default: 'NEWSLETTER' }));

const CustomerIds = Type.Array(Type.String({ format: 'uuid' }), {
  minItems: 1,
  maxItems: MAX_BULK_RECIPIENTS,
});

/** The customers whom a mail is meant for. */
export const BulkEmailSelection = Type.Object(
  { customer_ids: CustomerIds, purpose: Purpose },
  { additionalProperties: false },
);

export type BulkEmailSelection = Static<typeof BulkEmailSelection>;

/** One mail to several customers, of whom each gets their own (contract 4 §2.11). */
export const NewBulkEmail = Entity({
  /** Made by whoever writes: sent again with the same key, it is sent once. */
  key: Type.String({ format: 'uuid' }),
  customer_ids: CustomerIds,
  purpose: Purpose,
  ...mailContent,
});
export type NewBulkEmail = Static<typeof NewBulkEmail>;

/** Why somebody is left out: no customer any more, not active, without an address, or without consent. */
export const skipReasons = ['gone', 'inactive', 'no_email', 'no_consent'] as const;
export type SkipReason = (typeof skipReasons)[number];

const SkippedCustomers = Type.Object({
  gone: Type.Integer(),
  inactive: Type.Integer(),
  no_email: Type.Integer(),
  no_consent: Type.Integer(),
} satisfies Record<SkipReason, unknown>);
export type SkippedCustomers = Static<typeof SkippedCustomers>;

const audience = {
  /** How many are written to. */
  total: Type.Integer(),
  left_out: SkippedCustomers,
};
export const Audience = Type.Object(audience);
export type Audience = Static<typeof Audience>;

export const BulkEmail = Type.Object({
  id: Type.String({ format: 'uuid' }),
  subject: Type.String(),
  purpose: Type.Enum([...bulkEmailPurposes]),
  state: Type.Enum([...jobStates]),
  ...audience,
  /** How many had their turn, and how many mails that made: who withdrew meanwhile gets none. */
  done: Type.Integer(),
  written: Type.Integer(),
});
export type BulkEmail = Static<typeof BulkEmail>;

const writesSeveral = right('MAIL_SEVERAL');
const mayEdit: AccessRule = (who) => writesSeveral(who) === true && right('EDIT_CUSTOMER')(who);
const seesAll = right('VIEW_ALL_LOCATIONS');
const ofOwnLocation: AccessRule = (who) =>
  mayEdit(who) === true && (seesAll(who) === true || { location_id: who.location_id });

/** Whoever edits customers and writes to several, for the own location unless they see all (contract 4 §6). */
export const bulkEmails = { access: { create: ofOwnLocation, one: mayEdit } };
