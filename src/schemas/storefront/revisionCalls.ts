import { Type, type TProperties } from 'typebox';
import { call, type DeclaredCall } from '../call.ts';
import { member } from '../can.ts';
import { Nullable } from '../common.ts';
import { page, pageParameters } from '../listSchema.ts';

const Revision = Type.Object({
  version: Type.Integer(),
  /** Null for the initial revision. */
  saved_by: Type.Unsafe<{ id: string; name: string } | null>({
    type: ['object', 'null'],
    properties: { id: Type.String(), name: Type.String() },
  }),
  saved_date: Type.String({ format: 'date-time' }),
  /** JSON Pointers of the parts changed since the previous revision. */
  changes: Type.Array(Type.String()),
  /** The revision that this one restored. */
  restored: Nullable('integer'),
  /** How many tickets were taken in while it was current; of the rules of the intake only. */
  tickets: Type.Optional(Type.Integer()),
});

/** JSON Pointers of the parts to restore; without them everything is restored. */
const Parts = Type.Unsafe<{ parts?: string[] } | null>({
  type: ['object', 'null'],
  properties: {
    parts: Type.Array(Type.String({ pattern: '^(/[^/]*)+$', maxLength: 500 }), {
      minItems: 1,
      maxItems: 1000,
    }),
  },
  additionalProperties: false,
});

/** The calls of the revisions of a document, whose path and query parameters they share. */
export const revisionCalls = <Q extends TProperties>(
  of: DeclaredCall['of'],
  path: `/${string}`,
  what: string,
  query: Q,
) => ({
  list: call(`GET ${path}/versions`, {
    of,
    access: { one: member },
    query: Type.Object({ ...pageParameters, ...query }),
    answer: page(Revision),
    summary: `List the versions of ${what}`,
  }),

  read: call(`GET ${path}/versions/:version`, {
    of,
    access: { one: member },
    query: Type.Object(query),
    answer: Type.Object({ ...Revision.properties, config: Type.Unknown() }),
    summary: `Read a version of ${what}`,
  }),

  restore: call(`POST ${path}/versions/:version/restore`, {
    of,
    access: 'update',
    query: Type.Object(query),
    body: Parts,
    answer: Type.Object({}, { additionalProperties: true }),
    summary: `Make a version of ${what}, or some parts of it, the current one`,
  }),
});
