import { Type, type Static } from 'typebox';
import { Entity, Name, NullableString } from '../common.ts';
import { Cents } from '../money.ts';

/** Conditions of a device, best first. */
export const conditions = ['LIKE_NEW', 'GOOD', 'FAIR', 'POOR'] as const;
export type Condition = (typeof conditions)[number];

export const deductionKinds = ['AMOUNT', 'PERCENT'] as const;

/** 100 % in hundredths of a percent. */
export const WHOLE = 10_000;

export const MAX_DEDUCTIONS = 50;

/** Deduction for a defect: cents, or hundredths of a percent of the price. */
export const Deduction = Entity({
  id: Type.String({ format: 'uuid' }),
  name: Name,
  /** French name, if it differs. */
  name_fr: Type.Optional(NullableString({ maxLength: 200 })),
  kind: Type.Enum([...deductionKinds]),
  value: Cents(),
});
export type Deduction = Static<typeof Deduction>;

/** The name of a deduction in a language. */
export const deductionName = ({ name, name_fr }: Pick<Deduction, 'name' | 'name_fr'>, language: string) =>
  (language === 'fr' && name_fr) || name;

/** Storage of a device; empty if it has none. */
export const Storage = Type.String({ maxLength: 40, default: '' });

/** Normalizes a storage: '128gb' becomes '128 GB'. */
export const normalizeStorage = (text: string) =>
  text
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replace(
      /^(\d+(?:[.,]\d+)?) ?([kmgt])[bo]$/i,
      (_, size: string, unit: string) => `${size} ${unit.toUpperCase()}B`,
    );

/** Trade-in price of a product by storage and condition. */
const TradePrice = Entity({
  product_id: Type.String({ format: 'uuid' }),
  storage: Storage,
  condition: Type.Enum([...conditions]),
  amount: Cents(),
});
export type TradePrice = Static<typeof TradePrice>;

/** Terms of an offer: the version in effect and its prices for the product. */
export const TradeTerms = Entity({
  version_id: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  version_number: Type.Unsafe<number | null>({ type: ['integer', 'null'] }),
  deductions: Type.Array(Deduction),
  prices: Type.Array(
    Entity({ storage: Type.String(), condition: Type.Enum([...conditions]), amount: Type.Integer() }),
  ),
});
export type TradeTerms = Static<typeof TradeTerms>;
