import { pointerTo, valueAt } from '../../../schemas/storefront/pointer.ts';
import { documents, type DocumentName } from '../../../schemas/storefront/documents.ts';
import { schemaAt } from '../../../schemas/storefront/schema.ts';
import { useLabels } from './form/useLabels.ts';
import type { Change } from './changes.ts';

const isIndex = (key: string) => /^\d+$/.test(key);

/** What a field within a changed unit is called: 'Buttons › Book a repair › Link'. */
export function useFieldName(document: DocumentName, { pointer: unit, before, after }: Change) {
  const labels = useLabels(document);
  const entryName = (list: string, index: string) => {
    const path = pointerTo(list, index).slice(unit.length);
    const value = valueAt(after, path) ?? valueAt(before, path);
    const schema = schemaAt(documents[document].schema, pointerTo(list, index)) ?? {};
    return labels.entry(schema, value, Number(index), list);
  };
  return (pointer: string): string => {
    const keys = pointer.slice(unit.length).split('/').slice(1);
    let parent = unit;
    const names = keys.map((key) => {
      const name = isIndex(key) ? entryName(parent, key) : labels.field(`${parent}/${key}`);
      parent = `${parent}/${key}`;
      return name;
    });
    return names.join(' › ') || labels.field(unit);
  };
}
