import { Type, type Static } from 'typebox';
import { Entity, Nullable, NullableString } from '../common.ts';
import { nonBlankLine } from '../textPatterns.ts';

export const MAX_LEFT = 20;
const name = Type.String({ ...nonBlankLine, maxLength: 100 });

/** Something that the customer leaves with a device, such as a charger. */
const NewLeftItem = Entity({ name });

/** What is left with a device; null: nobody asked. */
export const NewLeftItems = Type.Unsafe<Static<typeof NewLeftItem>[] | null>({
  ...Type.Array(NewLeftItem, { maxItems: MAX_LEFT }),
  type: ['array', 'null'],
  default: null,
});

/** Something that was left, with the number on its label, which is unique on its ticket. */
export const LeftItem = Entity({
  number: Type.Integer(),
  name,
  /** When and by whom it was given back. */
  returned_date: NullableString({ format: 'date-time' }),
  returned_by: Nullable('string'),
});
export type LeftItem = Static<typeof LeftItem>;

/** The code on the label of something left with a device. */
export const leftItemCode = (ticket: number, { number }: Pick<LeftItem, 'number'>): string =>
  `T${ticket}-${number}`;

export const isHere = ({ returned_date }: LeftItem): boolean => returned_date === null;
