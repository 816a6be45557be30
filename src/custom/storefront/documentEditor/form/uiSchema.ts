import type { UiSchema } from '@rjsf/utils';
import { hintOf, propertyOrder } from '../../../../schemas/storefront/hints.ts';
import { childrenOf, type Schema } from '../../../../schemas/storefront/schema.ts';
import type { Labels } from './useLabels.ts';

/** The options that our templates and widgets read. */
export interface FieldOptions {
  /** The field's pointer in its document, with `*` for entries. */
  pointer?: string;
  isHalf?: boolean;
  isFlat?: boolean;
  /** Initial rows of a text area. */
  rows?: number;
  /** Cleans typed text before it is stored. */
  clean?: (text: string) => string | undefined;
}

type Words = Pick<Labels, 'field' | 'choice'> & { help: (name: string) => string };

/** Returns the uiSchema of a part of a document, from its schema and hints. */
export function uiSchemaOf(pointer: string, schema: Schema, words: Words): UiSchema {
  const { widget, help, isHalf, isFlat } = hintOf(pointer, schema);
  const options: FieldOptions = { pointer, isHalf, isFlat, ...(schema.multiline && { rows: 2 }) };
  return {
    'ui:title': words.field(pointer),
    'ui:options': { ...options },
    // A list shows its errors above its entries.
    ...(schema.items && { 'ui:hideError': true }),
    ...(help && { 'ui:help': words.help(help) }),
    ...(schema.format === 'id' && { 'ui:widget': 'hidden' }),
    ...(widget && { [widget === 'category' ? 'ui:field' : 'ui:widget']: widget }),
    ...(schema.enum && { 'ui:enumNames': schema.enum.map(words.choice) }),
    ...(schema.items && { items: uiSchemaOf(`${pointer}/*`, schema.items, words) }),
    ...(schema.properties && { 'ui:order': propertyOrder(pointer, schema) }),
    ...Object.fromEntries(
      childrenOf(schema).map(([key, child]) => [key, uiSchemaOf(`${pointer}/${key}`, child, words)]),
    ),
  };
}
