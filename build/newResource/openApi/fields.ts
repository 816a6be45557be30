import type { Field } from '../field.ts';
import { singularOf, wordsOf } from '../names.ts';
import type { ApiDocument } from './document.ts';
import { plainSchema, type PlainSchema } from './schema.ts';

/** A proposed resource that references may lead to. */
export interface Target {
  name: string;
  /** The last part of its path. */
  segment: string;
}

const longTexts = /^(body|bio|comments?|content|description|message|notes?|summary|text)$/;
/** Patterns such as `^#[0-9a-fA-F]{6}$`. */
const hexColor = /^\^#\[[\w\\-]+\]\{6\}\$$/;
const most = 60;

/**
 * Returns the fields of a record, and what could not become one. `written` is the schema of what is sent; properties
 * that it lacks are read-only.
 */
export function fieldsOf(
  document: ApiDocument,
  record: PlainSchema,
  written: PlainSchema | undefined,
  targets: Target[],
): { fields: Field[]; notes: string[] } {
  const notes: string[] = [];
  const properties = Object.keys({ ...record.properties, ...written?.properties }).filter(
    (name) => name !== 'id',
  );
  if (properties.length > most) notes.push(`only ${most} of its ${properties.length} properties are fields.`);
  const fields = properties.slice(0, most).flatMap((name): Field[] => {
    const isSent = written !== undefined && Object.hasOwn(written.properties, name);
    const property = plainSchema(document, isSent ? written.properties[name] : record.properties[name]);
    const isReadOnly = !isSent || property.isReadOnly;
    const isRequired = isSent && !isReadOnly && written.required.includes(name);
    const reason = /^[A-Za-z]\w*$/.test(name) ? reasonAgainst(property) : 'its name is no identifier';
    if (reason) {
      notes.push(`${name} is no field: ${reason}${isRequired ? ', but saving requires it' : ''}.`);
      return [];
    }
    const field = { name, ...typeOf(name, property, targets) };
    const isOptional = !isRequired || property.isNullable;
    return [{ ...field, ...(isOptional && { isOptional }), ...(isReadOnly && { isReadOnly }) }];
  });
  return { fields, notes };
}

/** Why a property cannot be a field, if so. */
function reasonAgainst({ type, format, isWriteOnly, hasVariants }: PlainSchema): string | undefined {
  if (isWriteOnly || format === 'password') return 'it is never read';
  if (format === 'binary' || format === 'byte') return 'it is a file';
  if (hasVariants) return 'it has several types';
  return type === 'array' || type === 'object' ? `it is an ${type}` : undefined;
}

function typeOf(name: string, property: PlainSchema, targets: Target[]): Omit<Field, 'name'> {
  const { type, format, pattern, minimum, maximum, maxLength } = property;
  const target = targets.find((one) => isIdOf(name, one));
  if (target && (type === 'integer' || type === 'string'))
    return { type: 'reference', target: target.name, idType: type === 'integer' ? 'number' : 'text' };
  const values = (property.enum ?? []).filter((value) => typeof value === 'string');
  if (values.length > 1 && values.every((value) => /^[\w-]+$/.test(value))) return { type: 'enum', values };
  if (type === 'boolean') return { type };
  if (type === 'integer')
    return { type, minimum: minimum ?? -2_147_483_648, maximum: maximum ?? 2_147_483_647 };
  if (type === 'number') return { type, minimum: minimum ?? -1e12, maximum: maximum ?? 1e12 };
  if (format === 'color' || hexColor.test(pattern ?? '')) return { type: 'color' };
  return textType(name, format, maxLength);
}

function textType(name: string, format: string | undefined, maxLength = Infinity): Omit<Field, 'name'> {
  if (format === 'date') return { type: 'date' };
  if (format === 'date-time') return { type: 'datetime' };
  if (format === 'email') return { type: 'email', maximum: Math.min(maxLength, 200) };
  if (format === 'uri' || format === 'url') return { type: 'url', maximum: Math.min(maxLength, 2000) };
  const isLong = maxLength === Infinity ? longTexts.test(wordsOf(name).at(-1) ?? '') : maxLength > 500;
  return isLong
    ? { type: 'multiline', maximum: Math.min(maxLength, 20_000) }
    : { type: 'text', maximum: Math.min(maxLength, 500) };
}

/** `company_id` and `companyId` refer to companies. */
function isIdOf(name: string, { segment }: Target): boolean {
  const words = wordsOf(name);
  return words.at(-1) === 'id' && words.slice(0, -1).join(' ') === wordsOf(singularOf(segment)).join(' ');
}
