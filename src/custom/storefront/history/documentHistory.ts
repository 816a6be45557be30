import type { QueryKey } from '@tanstack/react-query';
import { nodesOf, type DocumentName } from '../../../schemas/storefront/documents.ts';
import type { Model } from '../../../schemas/model.ts';
import type { DocumentAddress } from '../calls.ts';
import { changesBetween } from '../documentEditor/changes.ts';
import type { Source } from '../documentEditor/saveChanges.ts';

/** A document with revisions: one with nodes, or the template of a static page. */
export interface DocumentHistory {
  kind: DocumentName | 'template';
  address: DocumentAddress;
  /** The stored document. */
  source: Pick<Source, 'queryKey' | 'read'>;
  /** Another query that shows the document. */
  related?: QueryKey;
  /** Who may restore; who edits the storefront by default. */
  model?: Pick<Model, 'access'>;
}

/** Returns the changes between two revisions by part. A template is a single part. */
export const revisionChanges = (kind: DocumentHistory['kind'], before: unknown, after: unknown) =>
  changesBetween(before, after, kind === 'template' ? [''] : nodesOf(kind).map(({ pointer }) => pointer));
