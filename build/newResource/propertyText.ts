import type { Field, FieldType } from './field.ts';

/** The limits of numbers for which none are known. */
const plainLimits = { minimum: 0, maximum: 1_000_000 };

/** Returns the code of a property's schema. */
export const propertyText = (field: Field): string => writers[field.type](field);

const writers: Record<FieldType, (field: Field) => string> = {
  text: (field) => {
    const { maximum = 200 } = field;
    const line = `Type.String({ ...nonBlankLine, maxLength: ${code(maximum)} })`;
    return textOf(field, { maxLength: maximum }, maximum === 200 ? 'Name' : line);
  },
  multiline: (field) => {
    const { maximum = 2000 } = field;
    const lines = `Type.String({ pattern: visiblePattern, maxLength: ${code(maximum)}, multiline: true })`;
    return textOf(field, { maxLength: maximum, multiline: true }, lines);
  },
  integer: (field) => numberOf(field, 'Integer', limitsOf(field)),
  number: (field) => numberOf(field, 'Number', limitsOf(field)),
  percent: (field) => numberOf(field, 'Number', { minimum: 0, maximum: 100 }),
  cents: ({ isOptional }) => (isOptional ? 'NullableCents()' : 'Cents()'),
  boolean: (field) => `Type.Boolean(${code({ default: false, ...readOnlyOf(field) })})`,
  date: (field) => textOf(field, { format: 'date' }),
  datetime: (field) => textOf(field, { format: 'date-time' }),
  color: (field) =>
    isNullable(field) ? `NullableColor(${field.isReadOnly ? code(readOnlyOf(field)) : ''})` : 'Color',
  email: (field) => textOf(field, { format: 'email', maxLength: field.maximum ?? 200 }),
  phone: () => 'Phone',
  url: (field) =>
    textOf(field, { format: 'uri', maxLength: field.maximum ?? 2000, examples: ['https://example.com/'] }),
  enum: (field) => {
    const { values = [] } = field;
    return isNullable(field)
      ? `NullableString(${code({ enum: [...values, null], ...readOnlyOf(field) })})`
      : `Type.Enum(${code(values)}, ${code({ default: values[0] })})`;
  },
  reference: (field) => {
    const { target = '', idType } = field;
    if (idType === 'number') return numberOf(field, 'Integer', { reference: target });
    if (idType === 'text') return textOf(field, { maxLength: 200, reference: target });
    return `ReferenceId(${code(target)})`;
  },
};

const isNullable = ({ isOptional, isReadOnly }: Field) => Boolean(isOptional ?? isReadOnly);

const readOnlyOf = ({ isReadOnly }: Field) => (isReadOnly ? { readOnly: true } : {});

const limitsOf = ({ minimum = plainLimits.minimum, maximum = plainLimits.maximum }: Field) => ({
  minimum,
  maximum,
});

const textOf = (field: Field, options: object, required = `Type.String(${code(options)})`) =>
  isNullable(field) ? `NullableString(${code({ ...options, ...readOnlyOf(field) })})` : required;

const numberOf = (field: Field, type: 'Integer' | 'Number', options: object) =>
  isNullable(field)
    ? `Nullable('${type.toLowerCase()}', ${code({ ...options, default: null, ...readOnlyOf(field) })})`
    : `Type.${type}(${code(options)})`;

/** Returns a value as code, as oxfmt writes it on one line. */
export function code(value: unknown): string {
  if (typeof value === 'string') return `'${value.replaceAll(/['\\]/g, '\\$&').replaceAll('\n', '\\n')}'`;
  if (typeof value === 'number') return digits(value);
  if (Array.isArray(value)) return `[${value.map(code).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return `{ ${entries.map(([key, one]) => `${keyOf(key)}: ${code(one)}`).join(', ')} }`;
}

export const keyOf = (key: string) => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : code(key));

/** `1_000_000`, as the code writes numbers of five digits and more. */
const digits = (value: number) =>
  Number.isInteger(value) && Math.abs(value) >= 10_000
    ? String(value).replaceAll(/\B(?=(\d{3})+$)/g, '_')
    : String(value);
