import { fieldTypes, type Field, type FieldType } from './field.ts';
import { checkFieldName } from './names.ts';
import { InputProblem } from './problem.ts';

const aliases: Record<string, FieldType> = { link: 'url', int: 'integer', bool: 'boolean', money: 'cents' };

/** Types that can be written; enumerations and references are written by their values and target. */
const written = fieldTypes.filter((type) => !['enum', 'reference'].includes(type));

/**
 * Parses a field: `name`, `price:cents`, `note:multiline?`, `kind:PARTS|DEVICES` (or with commas), `brand:->brands`.
 * `models` are the names that references may have, with whether their ids are numbers.
 */
export function parseField(text: string, models: ReadonlyMap<string, { hasNumericId: boolean }>): Field {
  const [name = '', kind = 'text', ...rest] = text.replace(/\?$/, '').split(':');
  if (rest.length > 0 || !kind) throw new InputProblem(`"${text}" is not a field: write name:type.`);
  const isOptional = text.endsWith('?');
  checkFieldName(name);
  const field = { name, ...(isOptional && { isOptional }) };
  if (kind.startsWith('->')) return referenceOf(field, kind.slice(2), models);
  if (/[|,]/.test(kind)) return { ...field, type: 'enum', values: valuesOf(name, kind.split(/[|,]/)) };
  const type = aliases[kind] ?? written.find((one) => one === kind);
  if (!type)
    throw new InputProblem(
      `${name}: "${kind}" is no type. There are ${written.join(', ')}, enumerations (A|B) and references (->brands).`,
    );
  return { ...field, type };
}

function referenceOf(
  field: Pick<Field, 'name' | 'isOptional'>,
  target: string,
  models: ReadonlyMap<string, { hasNumericId: boolean }>,
): Field {
  const found = models.get(target);
  if (!found) throw new InputProblem(`${field.name}: there is no resource "${target}".`);
  if (found.hasNumericId)
    throw new InputProblem(`${field.name}: the ids of ${target} are numbers; use LocationId instead.`);
  const name = field.name.endsWith('_id') ? field.name : `${field.name}_id`;
  return { ...field, name, type: 'reference', target, isEmbedded: true };
}

function valuesOf(name: string, values: string[]): string[] {
  const wrong = values.find((value) => !/^[A-Z][A-Z0-9_]*$/.test(value));
  if (wrong !== undefined)
    throw new InputProblem(`${name}: values are in capitals, such as PARTS or IN_USE, not "${wrong}".`);
  if (new Set(values).size < values.length) throw new InputProblem(`${name}: a value is written twice.`);
  return values;
}
