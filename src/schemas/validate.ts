import type { ErrorObject, Options } from 'ajv';
import { hexColorPattern, singleLinePattern, slugPattern, visiblePattern } from './textPatterns.ts';
import type { Model } from './model.ts';
import { colorPattern, dayPattern, imagePattern, linkPattern, orEmpty } from './storefront/patterns.ts';
import { storefrontFormats, storefrontVocabulary } from './storefront/schema.ts';

/** Ajv options of the browser (compiled at build time) and the services. */
export const ajvOptions = {
  allErrors: true,
  strict: true,
  allowUnionTypes: true,
  multipleOfPrecision: 8,
  useDefaults: false,
} satisfies Options;

/** Custom keywords; they are annotations and validate nothing. */
export const ajvVocabulary = [
  'reference',
  'names',
  'multiline',
  'unique',
  'uniqueFolded',
  'filled',
  'phone',
  'cents',
  'elsewhere',
  ...storefrontVocabulary,
];

/** Custom formats; they are annotations and validate nothing. */
export const ajvFormats = storefrontFormats;

/** Error codes of patterns with a message of their own. */
const patternCodes: Record<string, string> = {
  '\\S': 'required',
  [visiblePattern]: 'required',
  [singleLinePattern]: 'oneLine',
  [linkPattern]: 'link',
  [imagePattern]: 'image',
  [orEmpty(linkPattern)]: 'link',
  [orEmpty(imagePattern)]: 'image',
  [colorPattern]: 'color',
  [hexColorPattern]: 'color',
  [dayPattern]: 'date',
  [slugPattern]: 'slug',
};

/** A validation error; `path` is a JSON Pointer, `code` a key of the message catalogue. */
export interface ValidationError {
  path: string;
  code: string;
  params?: Record<string, string | number>;
}

/** Converts an Ajv error; a missing and an empty required value are both 'required'. */
export function fromAjv({ keyword, instancePath, params }: ErrorObject): ValidationError {
  switch (keyword) {
    case 'required':
      return { path: `${instancePath}/${params.missingProperty}`, code: 'required' };
    case 'additionalProperties':
      return { path: `${instancePath}/${escapePointer(params.additionalProperty)}`, code: 'unknown' };
    case 'minLength':
      return params.limit === 1
        ? { path: instancePath, code: 'required' }
        : { path: instancePath, code: keyword, params: { limit: params.limit } };
    case 'pattern':
      return { path: instancePath, code: patternCodes[String(params.pattern)] ?? keyword };
    case 'format':
      return { path: instancePath, code: params.format };
    case 'type':
      return { path: instancePath, code: 'type', params: { type: [params.type].flat().join(', ') } };
    default:
      return 'limit' in params
        ? { path: instancePath, code: keyword, params: { limit: params.limit } }
        : { path: instancePath, code: keyword };
  }
}

const escapePointer = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');

interface Validator {
  (value: unknown): unknown;
  errors?: ErrorObject[] | null;
}

type Values = Record<string, unknown>;

const valueAt = (record: Values, path: string): unknown =>
  path
    .split('/')
    .slice(1)
    .reduce<unknown>((value, key) => (value as Values | undefined)?.[key], record);

/** Reports null in a non-nullable property as missing. */
const nullIsRequired =
  (record: Values) =>
  (error: ValidationError): ValidationError =>
    ['type', 'enum'].includes(error.code) && valueAt(record, error.path) === null
      ? { path: error.path, code: 'required' }
      : error;

/** Validates a record against its compiled schema, then runs the rules whose properties are valid. */
export function validate(
  validator: Validator,
  { rules = [] }: Pick<Model, 'rules'>,
  record: Values,
  stored?: Values,
): ValidationError[] {
  const errors = validator(record) ? [] : (validator.errors ?? []).map(fromAjv).map(nullIsRequired(record));
  const wrong = new Set(errors.map(({ path }) => path.split('/')[1]));
  const asked = rules.filter(({ fields }) => !fields.some((field) => wrong.has(field)));
  return [...errors, ...asked.flatMap((rule) => rule.check(record, stored))];
}
