import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

const textOf = (document: unknown) => JSON.stringify(document);

const hashOf = (text: string) => `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;

/** The ETag of a stored document, a hash of its content. */
export const etagOf = (document: unknown) => hashOf(textOf(document));

/** Sends a stored document unchanged, with its ETag. */
export function sendDocument(reply: FastifyReply, document: unknown): string {
  const text = textOf(document);
  reply.header('etag', hashOf(text)).type('application/json; charset=utf-8');
  return text;
}
