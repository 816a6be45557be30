import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

const textOf = (document: unknown) => JSON.stringify(document);

const hashOf = (text: string) => `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;

/** The version of a stored document, made of its content: what is not changed keeps it. */
export const etagOf = (document: unknown) => hashOf(textOf(document));

/** Answers a stored document with its version, as it is. */
export function sendDocument(reply: FastifyReply, document: unknown): string {
  const text = textOf(document);
  reply.header('etag', hashOf(text)).type('application/json; charset=utf-8');
  return text;
}
