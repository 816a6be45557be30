import { Ajv, type ErrorObject, type Options, type SchemaValidateFunction, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { Static, TSchema } from 'typebox';
import { applyDefaults, withOptionalDefaults } from '../../src/schemas/applyDefaults.ts';
import { searchTerms } from '../../src/schemas/normalizeText.ts';
import { ajvFormats, ajvOptions, ajvVocabulary, fromAjv } from '../../src/schemas/validate.ts';
import { memoizeBySchema } from './memoizeBySchema.ts';
import { overlong } from './overlong.ts';
import { invalid, type Problem } from './problem.ts';

const hasWords: SchemaValidateFunction = (limit: number, text: string) => {
  const isRight = searchTerms(text).length <= limit;
  hasWords.errors = isRight ? [] : [{ keyword: 'maxWords', params: { limit } }];
  return isRight;
};

const dateTime = addFormats.default.get('date-time') as { validate: (text: string) => boolean };

/** More than any date-time has; Ajv splits a text before it looks at its length. */
const LONGEST_MOMENT = 64;

/** RFC 3339 allows leap seconds, which a JavaScript Date cannot represent. */
const isMoment = (text: string) =>
  text.length <= LONGEST_MOMENT && dateTime.validate(text) && !Number.isNaN(Date.parse(text));

const create = (options: Options) => {
  const ajv = new Ajv({ ...ajvOptions, ...options });
  addFormats.default(ajv);
  for (const format of ajvFormats) ajv.addFormat(format, true);
  ajv.addFormat('date-time', isMoment);
  ajv.addKeyword({ keyword: 'maxWords', type: 'string', schemaType: 'number', validate: hasWords });
  return ajv.addVocabulary(ajvVocabulary);
};

/** Validates bodies, as strictly as the browser does. */
export const ajv = create({});

/** Validates query parameters: values are coerced from text, and a single value is accepted as a list. */
export const ajvOfQueries = create({ coerceTypes: 'array' });

/** As Ajv's: whether a value is valid, and the errors if the last one was not. */
interface Validator<T> {
  (value: unknown): value is T;
  errors?: ErrorObject[] | null;
}

function lazy<T>(compile: () => ValidateFunction<T>): Validator<T> {
  let compiled: ValidateFunction<T> | undefined;
  const validator: Validator<T> = (value): value is T => {
    compiled ??= compile();
    const isValid = compiled(value);
    validator.errors = compiled.errors;
    return isValid;
  };
  return validator;
}

const shared = (validators: Ajv) => {
  const compile = memoizeBySchema((schema) => validators.compile(schema));
  return <T = unknown>(schema: object): Validator<T> => lazy(() => compile(schema) as ValidateFunction<T>);
};

/** Returns the validator of a schema by `ajv`, compiled on its first use: all routes would take seconds of each start. */
export const validatorOf = shared(ajv);

/** Like validatorOf, by `ajvOfQueries`. */
export const queryValidatorOf = shared(ajvOfQueries);

/** Returns the validator of a route's body: it returns the body with defaults filled in, or the validation errors. */
export function bodyValidator(schema: object) {
  const isValid = validatorOf(withOptionalDefaults(schema));
  return (body: unknown): { error: Problem } | { value: unknown } => {
    const long = overlong(schema, body);
    if (long) return { error: invalid([long]) };
    if (!isValid(body)) return { error: invalid((isValid.errors ?? []).map(fromAjv)) };
    return { value: applyDefaults(schema, body) };
  };
}

/**
 * Returns a parser for a part of a body: it returns the value with defaults filled in, or throws the validation errors.
 */
export function readerOf<S extends TSchema>(schema: S): (sent: unknown) => Static<S> {
  const validate = bodyValidator(schema);
  return (sent) => {
    const read = validate(sent);
    if ('error' in read) throw read.error;
    return read.value as Static<S>;
  };
}
