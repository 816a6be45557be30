import { Ajv, type Options } from 'ajv';
import addFormats from 'ajv-formats';
import { ajvFormats, ajvOptions, ajvVocabulary, fromAjv } from '../../src/schemas/validate.ts';
import { overlong } from './overlong.ts';
import { invalid } from './problem.ts';

const create = (options: Options) => {
  const ajv = new Ajv({ ...ajvOptions, ...options });
  addFormats.default(ajv);
  for (const format of ajvFormats) ajv.addFormat(format, true);
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
