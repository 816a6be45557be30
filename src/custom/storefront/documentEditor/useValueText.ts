import { useTranslate } from 'react-admin';
import type { DocumentName } from '../../../schemas/storefront/documents.ts';
import { isObject, type Schema } from '../../../schemas/storefront/schema.ts';
import { useLabels } from './form/useLabels.ts';

const longest = 240;

const cut = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text);

/** Returns the text of a document's value. Entries of lists are named. */
export function useValueText(document: DocumentName) {
  const translate = useTranslate();
  const labels = useLabels(document);
  return (schema: Schema, value: unknown, pointer: string): string => {
    if (value === undefined || value === null || value === '')
      return translate('configurations.changes.empty');
    if (typeof value === 'boolean') return translate(`ra.boolean.${value}`);
    if (Array.isArray(value)) {
      const entries = value.map((one, index) => labels.entry(schema.items ?? {}, one, index, pointer));
      return cut(entries.join(', ')) || translate('configurations.changes.empty');
    }
    if (isObject(value)) {
      const end = pointer.lastIndexOf('/');
      return labels.entry(schema, value, Number(pointer.slice(end + 1)), pointer.slice(0, end));
    }
    return schema.enum
      ? labels.choice(value)
      : cut(typeof value === 'string' ? value : JSON.stringify(value));
  };
}
