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
