import type { RouteShorthandOptions } from 'fastify';
import { Type, type TSchema } from 'typebox';
import { documents as allDocuments } from '../../src/schemas/storefront/documents.ts';
import { notFound } from '../core/problem.ts';

/** The schemas of the documents that a storefront is configured by. */
export type Documents = Record<'storeConfig' | 'locationConfig', { schema: TSchema }>;

export interface DocumentOptions {
  documents?: Documents;
}

export const documentsOf = ({ documents = allDocuments }: DocumentOptions): Documents => documents;

/** What a whole document may weigh. */
export const bodyLimit = 8 * 1024 * 1024;

/** A document is stored and answered as it is: its schema only describes it, storefront/validation.ts checks it. */
export const asItIs: Pick<RouteShorthandOptions, 'validatorCompiler' | 'serializerCompiler'> = {
  validatorCompiler: () => () => true,
  serializerCompiler: () => (data) => JSON.stringify(data),
};

/** Any JSON object. */
export const AnyDocument = Type.Object({}, { additionalProperties: true });

/** A whole number in a path. */
export function numberOf(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw notFound();
  return Number(text);
}
