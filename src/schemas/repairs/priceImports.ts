import { Type, type Static } from 'typebox';
import { Nullable } from '../common.ts';

/** A new import of a price sheet; changes are written to it in batches. */
export const NewPriceImport = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    file_name: Type.String({ minLength: 1, maxLength: 255 }),
    exported_date: Nullable('string', { format: 'date-time' }),
  },
  { additionalProperties: false },
);
export type NewPriceImport = Static<typeof NewPriceImport>;

/** A past import. It can be undone for a day. */
export const PriceImport = Type.Object({
  id: Type.String(),
  file_name: Type.String(),
  created_by: Type.String(),
  created_by_name: Type.String(),
  created_date: Type.String(),
  undone_date: Nullable('string'),
  undo_until: Type.String(),
  created: Type.Integer(),
  updated: Type.Integer(),
  removed: Type.Integer(),
});
export type PriceImport = Static<typeof PriceImport>;

/** `kept`: services changed again since the import, which the undo left unchanged. */
export const UndoneImport = Type.Object({
  restored: Type.Integer(),
  removed: Type.Integer(),
  kept: Type.Integer(),
});
export type UndoneImport = Static<typeof UndoneImport>;
