import { Ajv, type Options, type SchemaValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { Static, TSchema } from 'typebox';
import { applyDefaults, withOptionalDefaults } from '../../src/schemas/applyDefaults.ts';
import { searchTerms } from '../../src/schemas/normalizeText.ts';
import { ajvFormats, ajvOptions, ajvVocabulary, fromAjv } from '../../src/schemas/validate.ts';
import { overlong } from './overlong.ts';
import { invalid, type Problem } from './problem.ts';

const hasWords: SchemaValidateFunction = (limit: number, text: string) => {
  const isRight = searchTerms(text).length <= limit;
  hasWords.errors = isRight ? [] : [{ keyword: 'maxWords', params: { limit } }];
  return isRight;
};

const dateTime = addFormats.default.get('date-time') as { validate: (text: string) => boolean };

/** RFC 3339 has leap seconds, which no date of ours can hold. */
const isMoment = (text: string) => dateTime.validate(text) && !Number.isNaN(Date.parse(text));

const create = (options: Options) => {
  const ajv = new Ajv({ ...ajvOptions, ...options });
  addFormats.default(ajv);
  for (const format of ajvFormats) ajv.addFormat(format, true);
  ajv.addFormat('date-time', isMoment);
  ajv.addKeyword({ keyword: 'maxWords', type: 'string', schemaType: 'number', validate: hasWords });
  return ajv.addVocabulary(ajvVocabulary);
};

/** Checks bodies, as strictly as the browser does. */
export const ajv = create({});

/** The validator of a route's body: answers it with what it leaves out, or refuses it with what is wrong. */
export function bodyValidator(schema: object) {
  const isValid = ajv.compile(withOptionalDefaults(schema));
  return (body: unknown): { error: Problem } | { value: unknown } => {
    const long = overlong(schema, body);
    if (long) return { error: invalid([long]) };
    if (!isValid(body)) return { error: invalid((isValid.errors ?? []).map(fromAjv)) };
    return { value: applyDefaults(schema, body) };
  };
}

/** Reads what is no body of a route, but a part of one: answers it with what it leaves out, or throws what is wrong. */
export function readerOf<S extends TSchema>(schema: S): (sent: unknown) => Static<S> {
  const validate = bodyValidator(schema);
  return (sent) => {
    const read = validate(sent);
    if ('error' in read) throw read.error;
    return read.value as Static<S>;
  };
}

/** Checks what an address carries: there everything is text, and one value may stand for a list. */
export const ajvOfQueries = create({ coerceTypes: 'array' });
