import { loadDocumentValidators } from 'virtual:document-validators';
import { use, useMemo } from 'react';
import type { DocumentName, Node } from '../../../schemas/storefront/documents.ts';
import { nodeErrors, type NodeErrors } from './nodeErrors.ts';

/** Validates these nodes. Suspends until the compiled schemas are loaded. */
export function useNodeErrors(document: DocumentName, nodes: Node[], value: unknown): NodeErrors {
  const validators = use(loadDocumentValidators(document));
  return useMemo(() => nodeErrors(validators, document, nodes, value), [validators, document, nodes, value]);
}
