import { Ajv, type Options } from 'ajv';
import addFormats from 'ajv-formats';
import { ajvFormats, ajvOptions, ajvVocabulary, fromAjv } from '../../src/schemas/validate.ts';
import { overlong } from './overlong.ts';
import { invalid } from './problem.ts';

const dateTime = addFormats.default.get('date-time') as { validate: (text: string) => boolean };

/** RFC 3339 has leap seconds, which no date of ours can hold. */
const isMoment = (text: string) => dateTime.validate(text) && !Number.isNaN(Date.parse(text));

const create = (options: Options) => {
  const ajv = new Ajv({ ...ajvOptions, ...options });
  addFormats.default(ajv);
  for (const format of ajvFormats) ajv.addFormat(format, true);
  ajv.addFormat('date-time', isMoment);
  return ajv.addVocabulary(ajvVocabulary);
};

/** Checks bodies, as strictly as the browser does. */
export const ajv = create({});

/** The validator of a route's body, which is refused with what is wrong. */
export function bodyValidator(schema: object) {
  const isValid = ajv.compile(schema);
  return (body: unknown) => {
    const long = overlong(schema, body);
    if (long) return { error: invalid([long]) };
    return isValid(body) || { error: invalid((isValid.errors ?? []).map(fromAjv)) };
  };
}

/** Checks what an address carries: there everything is text, and one value may stand for a list. */
export const ajvOfQueries = create({ coerceTypes: 'array' });
