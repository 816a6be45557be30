import { useMemo } from 'react';
import { useTranslate, type TranslateFunction } from 'react-admin';
import type { DocumentName } from '../../../../schemas/storefront/documents.ts';
import { endingsOf } from '../../../../schemas/storefront/hints.ts';
import { isObject, type Schema } from '../../../../schemas/storefront/schema.ts';

/** The labels of a document's parts. */
export interface Labels {
  panel: (name: string) => string;
  node: (key: string) => string;
  /** The label of the field at this pointer. An index or `*` stands for a list's entry. */
  field: (pointer: string) => string;
  /** The name of an entry's type in the list at this pointer: 'Button'. */
  item: (pointer: string) => string;
  /** An entry's title by its content, or its number. */
  entry: (schema: Schema, value: unknown, index: number, list?: string) => string;
  /** The label of an enum value. */
  choice: (value: unknown) => string;
}

const longest = 80;

/** 'include_in_sitemap' and 'includeInSitemap' as words, for fields without a label. */
const humanize = (key: string) => {
  const words = key.replaceAll(/[_-]/g, ' ').replaceAll(/([a-z\d])([A-Z])/g, '$1 $2');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
};

export function labelsOf(document: DocumentName, translate: TranslateFunction): Labels {
  const find = (group: string, keys: string[]) =>
    keys.map((key) => translate(`storefront.${group}.${key}`, { _: '' })).find(Boolean);
  const named = (group: string, pointer: string) => find(group, endingsOf(`/${document}${pointer}`));
  const choice = (value: unknown) => find('choices', [String(value)]) ?? String(value);
  const item = (pointer: string) => named('items', pointer) ?? translate('storefront.list.entry');
  return {
    panel: (name) => find('panels', [name]) ?? humanize(name),
    node: (key) => find('nodes', [key || document]) ?? humanize(key),
    field: (pointer) => named('fields', pointer) ?? humanize(endingsOf(pointer).at(-1) ?? ''),
    item,
    entry: ({ label = '', properties }, value, index, list = '') => {
      const name = isObject(value) ? value[label] : undefined;
      const words = properties?.[label]?.enum ? choice(name) : name;
      return typeof name === 'string' && typeof words === 'string' && words.trim()
        ? words.trim().slice(0, longest)
        : `${item(list)} ${index + 1}`;
    },
    choice,
  };
}

/** Returns the labels of a document's panels, nodes, fields, entries and enum values. */
export function useLabels(document: DocumentName): Labels {
  const translate = useTranslate();
  return useMemo(() => labelsOf(document, translate), [document, translate]);
}
