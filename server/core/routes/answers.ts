import { Type, type TSchema } from 'typebox';
import { LastChange } from '../../../src/schemas/history.ts';
import { ValidationErrors } from '../../../src/schemas/validationErrors.ts';

const ProblemSchema = Type.Object({
  type: Type.String(),
  title: Type.String(),
  status: Type.Integer(),
  detail: Type.String(),
  instance: Type.Optional(Type.String()),
  errors: Type.Optional(ValidationErrors),
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
