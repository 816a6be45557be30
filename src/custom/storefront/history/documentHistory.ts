import type { QueryKey } from '@tanstack/react-query';
import { nodesOf, type DocumentName } from '../../../schemas/storefront/documents.ts';
import type { DocumentAddress } from '../calls.ts';
import { changesBetween } from '../documentEditor/changes.ts';
import type { Source } from '../documentEditor/saveChanges.ts';

/** A document whose versions are looked at: of nodes, or the template of a static page. */
export interface DocumentHistory {
  kind: DocumentName | 'template';
  address: DocumentAddress;
  /** What is stored now. */
  source: Pick<Source, 'queryKey' | 'read'>;
  /** What else shows the document. */
  related?: QueryKey;
}

/** What differs between two versions, part by part; a template is one part. */
export const revisionChanges = (kind: DocumentHistory['kind'], before: unknown, after: unknown) =>
  changesBetween(before, after, kind === 'template' ? [''] : nodesOf(kind).map(({ pointer }) => pointer));
