import { Ajv, type Options } from 'ajv';
import addFormats from 'ajv-formats';
import { ajvFormats, ajvOptions, ajvVocabulary } from '../../src/schemas/validate.ts';

const create = (options: Options) => {
  const ajv = new Ajv({ ...ajvOptions, ...options });
  addFormats.default(ajv);
  for (const format of ajvFormats) ajv.addFormat(format, true);
  return ajv.addVocabulary(ajvVocabulary);
};

/** Checks bodies, as strictly as the browser does. */
export const ajv = create({});

/** Checks what an address carries: there everything is text, and one value may stand for a list. */
export const ajvOfQueries = create({ coerceTypes: 'array' });
