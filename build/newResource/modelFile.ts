import type { Field } from './field.ts';
import { pascalOf, singularOf } from './names.ts';
import { code, keyOf, propertyText } from './propertyText.ts';
import { embeddedName, labelOf, type ResourceSpec } from './spec.ts';

/** Where the helpers of a model file are declared, relative to it. */
const sources: Record<string, string[]> = {
  typebox: ['Type'],
  '../can.ts': ['member', 'right'],
  '../color.ts': ['Color', 'NullableColor'],
  '../common.ts': [
    'Entity',
    'Id',
    'Name',
    'Nullable',
    'NullableReference',
    'NullableString',
    'ReferenceId',
    'Timestamp',
  ],
  '../model.ts': ['model'],
  '../money.ts': ['Cents', 'NullableCents'],
  '../phone.ts': ['isPhone', 'Phone'],
  '../textPatterns.ts': ['nonBlankLine', 'visiblePattern'],
};

/** `Partner` of partners; `ColorRecord` of colors, beside the helper `Color`. */
function schemaNameOf(name: string): string {
  const one = pascalOf(singularOf(name));
  return Object.values(sources).flat().includes(one) ? `${one}Record` : one;
}

/** Returns the file of a model. */
export function modelFile(spec: ResourceSpec): string {
  const { name, fields, foreign } = spec;
  const label = labelOf(fields);
  const schema = schemaNameOf(name);
  const sorts = fields.filter(isSorted).map((field) => field.name);
  const defaultSort = { field: sorts.includes(label) ? label : (sorts[0] ?? label), order: 'ASC' };
  const own = foreign ? [] : ['created_date'];
  const hasPhone = fields.some((field) => field.name === 'phone' && field.type === 'phone');
  const body = `const ${schema} = Entity({
  id: ${foreign ? `Type.${foreign.hasNumericId ? 'Integer' : 'String'}({ readOnly: true })` : 'Id'},
${fields.flatMap(propertyLines).join('\n')}
${foreign ? '' : '  created_date: Timestamp,\n'}});

export const ${name} = model({
  name: '${name}',
  schema: ${schema},
  service: ${code(foreign?.service ?? 'product')},
  label: ${code(label)},
  ${foreign ? foreignLines(foreign) : 'live: true,'}
  filters: ${filtersText(fields, own)},
  sorts: ${sortsText([...sorts, ...own])},
  defaultSort: ${code(defaultSort)},
  ${foreign ? '' : `find: [${code(label)}],`}
  access: ${accessText(spec)},
  ${hasPhone ? 'rules: [isPhone],' : ''}
});
`;
  return `${importsOf(body)}\n${body}`;
}

/** The properties of a field: itself, and the record that it refers to. */
function propertyLines(field: Field): string[] {
  const own = `  ${field.name}: ${propertyText(field)},`;
  return field.isEmbedded ? [own, `  ${embeddedName(field.name)}: NullableReference,`] : [own];
}

const foreignLines = ({ endpoints, protocol }: NonNullable<ResourceSpec['foreign']>) =>
  `bespoke: true, endpoints: ${code(endpoints)}, listProtocol: ${code(protocol)},`;

const ranges = new Set(['integer', 'number', 'cents', 'percent', 'date', 'datetime']);

/** The kind of filter of a field; undefined for those that lists are not filtered by. */
function filterOf({ type, isFiltered }: Field): string | undefined {
  if (isFiltered === false || type === 'multiline') return undefined;
  if (isFiltered)
    return type === 'boolean' ? 'boolean' : ['enum', 'reference'].includes(type) ? 'equals' : 'contains';
  if (ranges.has(type)) return 'range';
  if (type === 'boolean') return 'boolean';
  return ['enum', 'reference'].includes(type) ? 'equals' : 'contains';
}

const isSorted = ({ type, isSorted: sorted }: Field) =>
  sorted ?? !['multiline', 'reference', 'boolean', 'color'].includes(type);

const filtersText = (fields: Field[], more: string[]) => {
  const own = fields.flatMap((field) => {
    const kind = filterOf(field);
    return kind ? [[field.name, kind]] : [];
  });
  return code(Object.fromEntries([...own, ...more.map((name) => [name, 'range'])]));
};

const sortsText = (names: string[]) => code(Object.fromEntries(names.map((name) => [keyOf(name), name])));

/** Everybody reads; those with the right write. */
function accessText({ foreign, right }: ResourceSpec): string {
  const has = (action: 'create' | 'update' | 'delete') => !foreign || foreign.endpoints[action] !== undefined;
  const writes = (['create', 'update', ...(foreign ? (['delete'] as const) : [])] as const).filter(has);
  const rules = ['list: member', 'one: member', ...writes.map((action) => `${action}: right('${right}')`)];
  return `{ ${rules.join(', ')} }`;
}

/** The imports of the helpers that a text uses. */
function importsOf(text: string): string {
  const used = (name: string) => new RegExp(`(?<![\\w'])${name}\\b(?!')`).test(text);
  return Object.entries(sources)
    .flatMap(([source, names]) => {
      const own = names.filter(used);
      return own.length > 0 ? [`import { ${own.join(', ')} } from '${source}';\n`] : [];
    })
    .join('');
}
