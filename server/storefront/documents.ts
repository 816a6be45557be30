import type { TSchema } from 'typebox';
import { documents as allDocuments } from '../../src/schemas/storefront/documents.ts';
import { notFound } from '../core/problem.ts';

declare module '../core/services.ts' {
  interface Services {
    /** Other schemas of the storefront's documents, for tests. */
    documents: Documents | undefined;
  }
}

/** Schemas of the storefront's documents. */
export type Documents = Record<'storeConfig' | 'locationConfig', { schema: TSchema }>;

export interface DocumentOptions {
  documents?: Documents;
}

export const documentsOf = ({ documents = allDocuments }: DocumentOptions): Documents => documents;

/** Parses an integer of a path. */
export function numberOf(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw notFound();
  return Number(text);
}
