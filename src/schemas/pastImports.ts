import { Type, type Static } from 'typebox';
import { Nullable } from './common.ts';

/** A past import of a sheet. It can be undone for a day. */
export const PastImport = Type.Object({
  id: Type.String(),
  /** Null if the changes were not made by a sheet. */
  file_name: Nullable('string'),
  created_by: Type.String(),
  created_by_name: Type.String(),
  created_date: Type.String(),
  undone_date: Nullable('string'),
  undo_until: Type.String(),
  created: Type.Integer(),
  updated: Type.Integer(),
  removed: Type.Integer(),
});
export type PastImport = Static<typeof PastImport>;

/**
 * The number of records restored, removed again, and kept because they changed since the import. Without `removed`,
 * those that the import created count as restored.
 */
export const UndoneImport = Type.Object({
  restored: Type.Integer(),
  removed: Type.Optional(Type.Integer()),
  kept: Type.Integer(),
});
export type UndoneImport = Static<typeof UndoneImport>;
