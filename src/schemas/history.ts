import { Type, type Static } from 'typebox';
import { Nullable } from './common.ts';
import { endpointsOf } from './endpoint.ts';
import type { Model } from './model.ts';

/**
 * What was done to a record: `voided` takes it out of use by the call that deletes, `deleted` removes it. Of customers
 * also: another went into it, that was undone, all about it was handed out, what identified it was removed.
 */
export const changeActions = [
  'created',
  'updated',
  'voided',
  'deleted',
  'restored',
  'merged',
  'unmerged',
  'exported',
  'forgotten',
] as const;
export type ChangeAction = (typeof changeActions)[number];

/** What a record was changed by, where it was not a person in its dialog. */
export const changeOrigins = ['import', 'import_undone'] as const;
export type ChangeOrigin = (typeof changeOrigins)[number];

const Person = Type.Object({ id: Type.String(), name: Type.String() });

/** A property before and after; of a list only what went and what came, of a reference its name too. */
export const FieldChange = Type.Object({ field: Type.String(), old: Type.Unknown(), new: Type.Unknown() });
export type FieldChange = Static<typeof FieldChange>;

/** One change of a record (contract 0 §8). */
export const HistoryEntry = Type.Object({
  id: Type.Integer(),
  action: Type.Enum([...changeActions]),
  origin: Type.Unsafe<ChangeOrigin | null>({ type: ['string', 'null'], enum: [...changeOrigins, null] }),
  /** Null: the product itself. */
  changed_by: Type.Unsafe<Static<typeof Person> | null>({ ...Person, type: ['object', 'null'] }),
  changed_date: Type.String({ format: 'date-time' }),
  changes: Type.Array(FieldChange),
});
export type HistoryEntry = Static<typeof HistoryEntry>;

/** Who changed a record last, and when: told with a refused write that was based on an older version. */
export const LastChange = Type.Object({
  by: Nullable('string'),
  date: Type.String({ format: 'date-time' }),
});
export type LastChange = Static<typeof LastChange>;

/** Where one record of a model stands, without what belongs to it; undefined where none is read by itself. */
export function recordPath({ name, endpoints }: Pick<Model, 'name' | 'endpoints'>): string | undefined {
  if (!endpoints) return `/dc/store/:storeId/${name}/:id`;
  return endpointsOf({ endpoints }, 'one')[0]?.path;
}

/** Can what is deleted be restored for a while? */
export const isRestorable = ({ access, endpoints, isDeletionFinal }: Model): boolean =>
  Boolean(access.delete) && (!endpoints || 'delete' in endpoints) && !isDeletionFinal;
