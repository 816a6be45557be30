import { Type, type Static } from 'typebox';
import { right, type AccessRule } from '../can.ts';
import { Entity } from '../common.ts';
import { jobStates } from '../work/jobs.ts';
import { mailContent } from './mail.ts';

/** Maximum number of recipients of a bulk email. */
export const MAX_BULK_RECIPIENTS = 10_000;

/** Maximum number of recipients of a service email, which needs no consent. */
export const MAX_SERVICE_RECIPIENTS = 500;

/** SERVICE concerns the customer's business with the store; a NEWSLETTER goes only to customers with consent. */
export const bulkEmailPurposes = ['SERVICE', 'NEWSLETTER'] as const;
export type BulkEmailPurpose = (typeof bulkEmailPurposes)[number];

const Purpose = Type.Optional(Type.Enum([...bulkEmailPurposes], { default: 'NEWSLETTER' }));

const CustomerIds = Type.Array(Type.String({ format: 'uuid' }), {
  minItems: 1,
  maxItems: MAX_BULK_RECIPIENTS,
});

/** The selected customers. */
export const BulkEmailSelection = Type.Object(
  { customer_ids: CustomerIds, purpose: Purpose },
  { additionalProperties: false },
);

export type BulkEmailSelection = Static<typeof BulkEmailSelection>;

/** A bulk email: each customer receives a separate email (contract 4 §2.11). */
export const NewBulkEmail = Entity({
  /** Client-generated idempotency key. */
  key: Type.String({ format: 'uuid' }),
  customer_ids: CustomerIds,
  purpose: Purpose,
  ...mailContent,
});
export type NewBulkEmail = Static<typeof NewBulkEmail>;

/** Why a customer is skipped: not found, inactive, no e-mail address, or no consent. */
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
  /** Number of recipients. */
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
  /** Processed recipients, and queued emails: consent withdrawn meanwhile is respected. */
  done: Type.Integer(),
  written: Type.Integer(),
});
export type BulkEmail = Static<typeof BulkEmail>;

const writesSeveral = right('MAIL_SEVERAL');
const mayEdit: AccessRule = (who) => writesSeveral(who) === true && right('EDIT_CUSTOMER')(who);
const seesAll = right('VIEW_ALL_LOCATIONS');
const ofOwnLocation: AccessRule = (who) =>
  mayEdit(who) === true && (seesAll(who) === true || { location_id: who.location_id });

/** Requires EDIT_CUSTOMER and MAIL_SEVERAL; for the own location without VIEW_ALL_LOCATIONS (contract 4 §6). */
export const bulkEmails = { access: { create: ofOwnLocation, one: mayEdit } };
