import { Type, type Static } from 'typebox';
import { Nullable } from '../common.ts';

/**
 * Marketing email, the store's terms, and text messages: about the customer's business with the store (`SMS_SERVICE`,
 * sent unless withdrawn) and marketing (`SMS_MARKETING`).
 */
export const consentPurposes = ['NEWSLETTER', 'TERMS', 'SMS_SERVICE', 'SMS_MARKETING'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/**
 * How the consent was given. `SMS`, `MERGE` and `BEFORE` are set by the system: by a text message such as STOP, by a
 * merge, and for consents older than this record.
 */
export const consentSources = ['IN_STORE', 'ONLINE', 'PHONE', 'EMAIL', 'PAPER'] as const;
const keptSources = [...consentSources, 'SMS', 'MERGE', 'BEFORE'] as const;
export type ConsentSource = (typeof keptSources)[number];

export const consentStates = ['GRANTED', 'WITHDRAWN'] as const;
export type ConsentState = (typeof consentStates)[number];

/** A new consent entry (contract 4 §3). */
export const NewConsent = Type.Object(
  {
    purpose: Type.Enum([...consentPurposes]),
    state: Type.Enum([...consentStates]),
    source: Type.Enum([...consentSources]),
    /** Day on which it was given; default today. */
    given_date: Type.Optional(Type.String({ format: 'date' })),
  },
  { additionalProperties: false },
);
export type NewConsent = Static<typeof NewConsent>;

/** A consent entry; append-only. */
export const Consent = Type.Object({
  id: Type.Integer(),
  purpose: Type.String(),
  state: Type.Enum([...consentStates]),
  source: Type.Enum([...keptSources]),
  given_date: Type.String({ format: 'date' }),
  recorded_date: Type.String({ format: 'date-time' }),
  /** Who recorded it; null: the system. */
  recorded_by: Nullable('string'),
  recorded_by_name: Nullable('string'),
});
export type Consent = Static<typeof Consent>;

/** Combines the consents of two records of one person: withdrawn wins, and no statement does not count as withdrawn. */
export function stricterConsent(
  one: ConsentState | undefined,
  other: ConsentState | undefined,
): ConsentState | undefined {
  if (one === 'WITHDRAWN' || other === 'WITHDRAWN') return 'WITHDRAWN';
  return one ?? other;
}
