import { Type, type Static } from 'typebox';
import { Nullable } from '../common.ts';

/** What customers are asked to agree to: mail that advertises, and the terms of the store. */
export const consentPurposes = ['NEWSLETTER', 'TERMS'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/** Where a customer said it. `MERGE` and `BEFORE` are the product's own words: by a merge, and before there was a register. */
export const consentSources = ['IN_STORE', 'ONLINE', 'PHONE', 'EMAIL', 'PAPER'] as const;
const keptSources = [...consentSources, 'MERGE', 'BEFORE'] as const;
export type ConsentSource = (typeof keptSources)[number];

export const consentStates = ['GRANTED', 'WITHDRAWN'] as const;
export type ConsentState = (typeof consentStates)[number];

/** What is sent to add a line to the register (contract 4 §3). */
export const NewConsent = Type.Object(
  {
    purpose: Type.Enum([...consentPurposes]),
    state: Type.Enum([...consentStates]),
    source: Type.Enum([...consentSources]),
    /** The day when it was said; today, where it is left out. */
    given_date: Type.Optional(Type.String({ format: 'date' })),
  },
  { additionalProperties: false },
);
export type NewConsent = Static<typeof NewConsent>;

/** A line of the register; it is never changed. */
export const Consent = Type.Object({
  id: Type.Integer(),
  purpose: Type.String(),
  state: Type.Enum([...consentStates]),
  source: Type.Enum([...keptSources]),
  given_date: Type.String({ format: 'date' }),
  recorded_date: Type.String({ format: 'date-time' }),
  /** Who noted it; null: the product itself. */
  recorded_by: Nullable('string'),
  recorded_by_name: Nullable('string'),
});
export type Consent = Static<typeof Consent>;

/** The stricter of what two records of one person say: who ever withdrew has; who never said anything has not refused. */
export function stricterConsent(
  one: ConsentState | undefined,
  other: ConsentState | undefined,
): ConsentState | undefined {
  if (one === 'WITHDRAWN' || other === 'WITHDRAWN') return 'WITHDRAWN';
  return one ?? other;
}
