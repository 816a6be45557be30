import type { TSchema } from 'typebox';
import { ajv, validatorOf } from '../ajv.ts';

/**
 * Returns a function that throws if an answer is not as declared. Unlike the serializer, it finds properties that no
 * schema names and values of another type.
 */
export function answerChecker(line: string, schema: TSchema): (answer: unknown) => void {
  const isValid = validatorOf(closed(schema) as object);
  return (answer) => {
    const sent: unknown = JSON.parse(JSON.stringify(answer) ?? 'null');
    if (!isValid(sent))
      throw new Error(`${line} does not answer as declared: ${ajv.errorsText(isValid.errors)}`);
  };
}

/** The same schema, whose objects accept no other properties. Intersections stay open: each part names only some. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { type, properties } = schema as { type?: unknown; properties?: unknown };
  const isObject = properties !== undefined && [type].flat().includes('object');
  const entries = Object.entries(schema).map(([key, part]) => [key, key === 'allOf' ? part : closed(part)]);
  return { ...(isObject && { additionalProperties: false }), ...(Object.fromEntries(entries) as object) };
}
