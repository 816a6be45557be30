import { Type, type Static } from 'typebox';
import { Entity, Name, NullableString } from '../common.ts';
import { Cents } from '../money.ts';

/** How a device is kept, the best first. */
export const conditions = ['LIKE_NEW', 'GOOD', 'FAIR', 'POOR'] as const;
export type Condition = (typeof conditions)[number];

export const deductionKinds = ['AMOUNT', 'PERCENT'] as const;

/** All of a price, in hundredths of a per cent. */
export const WHOLE = 10_000;

export const MAX_DEDUCTIONS = 50;

/** What a defect takes off the price: cents, or hundredths of a per cent of the price. */
export const Deduction = Entity({
  id: Type.String({ format: 'uuid' }),
  name: Name,
  /** In French, where it is another. */
  name_fr: Type.Optional(NullableString({ maxLength: 200 })),
  kind: Type.Enum([...deductionKinds]),
  value: Cents(),
});
export type Deduction = Static<typeof Deduction>;

/** The name of a defect in a language. */
export const deductionName = ({ name, name_fr }: Pick<Deduction, 'name' | 'name_fr'>, language: string) =>
  (language === 'fr' && name_fr) || name;

/** Of the device that it is about; empty where a device has no storage. */
export const Storage = Type.String({ maxLength: 40, default: '' });

/** A storage as it is kept: '128gb' is '128 GB'. */
export const normalizeStorage = (text: string) =>
  text
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replace(
      /^(\d+(?:[.,]\d+)?) ?([kmgt])[bo]$/i,
      (_, size: string, unit: string) => `${size} ${unit.toUpperCase()}B`,
    );

/** What the store pays for a device, at a storage and in a condition. */
export const TradePrice = Entity({
  product_id: Type.String({ format: 'uuid' }),
  storage: Storage,
  condition: Type.Enum([...conditions]),
  amount: Cents(),
});
export type TradePrice = Static<typeof TradePrice>;

/** What a request is offered by: the version of its day, and what this says of the device. */
export const TradeTerms = Entity({
  version_id: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  version_number: Type.Unsafe<number | null>({ type: ['integer', 'null'] }),
  deductions: Type.Array(Deduction),
  prices: Type.Array(
    Entity({ storage: Type.String(), condition: Type.Enum([...conditions]), amount: Type.Integer() }),
  ),
});
export type TradeTerms = Static<typeof TradeTerms>;
