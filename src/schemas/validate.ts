import type { ErrorObject, Options } from 'ajv';
import { singleLinePattern, visiblePattern } from './textPatterns.ts';
import type { Model } from './model.ts';
import {
  colorPattern,
  dayPattern,
  imagePattern,
  linkPattern,
  orEmpty,
  slugPattern,
} from './storefront/patterns.ts';
import { storefrontFormats, storefrontVocabulary } from './storefront/schema.ts';

/** One Ajv set-up for browser (precompiled at build time) and services. */
export const ajvOptions = {
  allErrors: true,
  strict: true,
  allowUnionTypes: true,
  multipleOfPrecision: 8,
  useDefaults: false,
} satisfies Options;

/** Our own keywords: they describe, they do not validate. */
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

/** Formats that say what a value is; they validate nothing. */
export const ajvFormats = storefrontFormats;

/** Values that are checked by a pattern, where the pattern has a message of its own. */
const patternCodes: Record<string, string> = {
  '\\S': 'required',
  [visiblePattern]: 'required',
  [singleLinePattern]: 'oneLine',
  [linkPattern]: 'link',
  [imagePattern]: 'image',
  [orEmpty(linkPattern)]: 'link',
  [orEmpty(imagePattern)]: 'image',
  [colorPattern]: 'color',
  [dayPattern]: 'date',
  [slugPattern]: 'slug',
};

/** One thing wrong with a value; `path` is a JSON Pointer, `code` names a message of the catalogue. */
export interface ValidationError {
  path: string;
  code: string;
  params?: Record<string, string | number>;
}

/** An Ajv error in our words: a missing or an empty required value are both 'required'. */
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

/** A property that is null where it cannot be is missing. */
const nullIsRequired =
  (record: Values) =>
  (error: ValidationError): ValidationError =>
    ['type', 'enum'].includes(error.code) && valueAt(record, error.path) === null
      ? { path: error.path, code: 'required' }
      : error;

/** Checks a whole record against its compiled schema, and what is right so far against the model's own rules. */
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
