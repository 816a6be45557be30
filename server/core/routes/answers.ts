import { Type, type TSchema } from 'typebox';
import { LastChange } from '../../../src/schemas/history.ts';

/** Validation errors by path. */
export const Errors = Type.Array(
  Type.Object({
    path: Type.String(),
    code: Type.String(),
    params: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  }),
);

const ProblemSchema = Type.Object({
  type: Type.String(),
  title: Type.String(),
  status: Type.Integer(),
  detail: Type.String(),
  instance: Type.Optional(Type.String()),
  errors: Type.Optional(Errors),
  more_errors: Type.Optional(
    Type.Integer({ description: 'How many errors there are beyond those that are told' }),
  ),
  changed: Type.Optional(LastChange),
});

/** Response schemas of a call: the body on success, a problem (RFC 9457) otherwise. */
export const answers = (status: number, body: TSchema) => ({
  [status]: body,
  default: {
    description: 'What went wrong',
    content: { 'application/problem+json': { schema: ProblemSchema } },
  },
});

/** A file in a multipart body. */
export const FilePart = Type.Unsafe({ type: 'string', format: 'binary' });

/** Response schema of a list: a page of items. */
export const page = <T extends TSchema>(item: T) =>
  Type.Object({
    data: Type.Array(item),
    metadata: Type.Object({ total: Type.Integer(), page: Type.Integer(), per_page: Type.Integer() }),
  });
