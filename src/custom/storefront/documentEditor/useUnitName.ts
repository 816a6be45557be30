import { useCallback } from 'react';
import { nodesOf, panels, type DocumentName } from '../../../schemas/storefront/documents.ts';
import { useLabels } from './form/useLabels.ts';
import { isWithin } from './changes.ts';

/** Returns the name of a document's unit: 'Home Page › Header'. */
export function useUnitName(document: DocumentName): (pointer: string) => string {
  const labels = useLabels(document);
  return useCallback(
    (pointer) => {
      const node = nodesOf(document).find((one) => one.pointer === pointer);
      if (!node) return labels.field(pointer);
      const panel = document === 'storeConfig' && panels.find(({ roots }) => isWithin(pointer, roots));
      return [panel && labels.panel(panel.name), labels.node(node.key)].filter(Boolean).join(' › ');
    },
    [document, labels],
  );
}
