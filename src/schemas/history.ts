import { Type, type Static } from 'typebox';
import { Nullable } from './common.ts';
import { endpointsOf } from './endpoint.ts';
import type { Model } from './model.ts';
import { restPath } from './restPath.ts';

/**
 * `voided`: deactivated by the delete call; `deleted`: removed. For customers also: merged, unmerged, data exported,
 * personal data erased.
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

/** The source of a change that was not made in the record's form. */
export const changeOrigins = ['import', 'import_undone'] as const;
export type ChangeOrigin = (typeof changeOrigins)[number];

const Person = Type.Object({ id: Type.String(), name: Type.String() });

/** A property before and after; for lists only removed and added entries, for references also the name. */
export const FieldChange = Type.Object({ field: Type.String(), old: Type.Unknown(), new: Type.Unknown() });
export type FieldChange = Static<typeof FieldChange>;

/** One change of a record (contract 0 §8). */
export const HistoryEntry = Type.Object({
  id: Type.Integer(),
  action: Type.Enum([...changeActions]),
  origin: Type.Unsafe<ChangeOrigin | null>({ type: ['string', 'null'], enum: [...changeOrigins, null] }),
  /** Null: the system. */
  changed_by: Type.Unsafe<Static<typeof Person> | null>({ ...Person, type: ['object', 'null'] }),
  changed_date: Type.String({ format: 'date-time' }),
  changes: Type.Array(FieldChange),
});
export type HistoryEntry = Static<typeof HistoryEntry>;

/** Author and time of the last change; part of the 412 response to a stale write. */
export const LastChange = Type.Object({
  by: Nullable('string'),
  date: Type.String({ format: 'date-time' }),
});
export type LastChange = Static<typeof LastChange>;

/** The path of a single record; undefined if the model has no such call. */
export function recordPath({ name, endpoints }: Pick<Model, 'name' | 'endpoints'>): string | undefined {
  if (!endpoints) return `${restPath(name)}/:id`;
  return endpointsOf({ endpoints }, 'one')[0]?.path;
}

/** Whether deleted records can be restored for a while. */
export const isRestorable = ({ access, endpoints, isDeletionFinal }: Model): boolean =>
  Boolean(access.delete) && (!endpoints || 'delete' in endpoints) && !isDeletionFinal;
