import { schemaAt } from '../../../schemas/storefront/schema.ts';
import { documents, type DocumentName } from '../../../schemas/storefront/documents.ts';
import { useLabels } from './form/useLabels.ts';
import type { FieldChange } from './fieldChanges.ts';

type Field = Pick<FieldChange, 'pointer' | 'entries'>;

/** Returns the name of a field in a changed unit: 'Buttons › Book a repair › Link'. */
export function useFieldName(document: DocumentName, unit: string) {
  const labels = useLabels(document);
  return ({ pointer, entries }: Field): string => {
    const keys = pointer.slice(unit.length).split('/').slice(1);
    let parent = unit;
    const names = keys.map((key) => {
      const [list, at] = [parent, `${parent}/${key}`];
      parent = at;
      const entry = entries.find((one) => one.pointer === at);
      if (!entry) return labels.field(at);
      return labels.entry(schemaAt(documents[document].schema, at) ?? {}, entry.value, Number(key), list);
    });
    return names.join(' › ') || labels.field(unit);
  };
}
