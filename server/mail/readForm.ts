import type { FastifyRequest } from 'fastify';
import {
  attachmentName,
  attachmentType,
  MAX_ATTACHED_BYTES,
  MAX_ATTACHMENTS,
} from '../../src/schemas/mail/attachments.ts';
import { MAX_MARKUP } from '../../src/schemas/mail/mail.ts';
import { badRequest, invalid, Problem } from '../core/problem.ts';
import { refuseForm } from '../core/records/body.ts';

/** An uploaded file, with the type detected from its content. */
export interface SentFile {
  filename: string;
  contentType: string;
  content: Buffer;
}

interface MailForm {
  data: unknown;
  files: SentFile[];
}

const megabyte = 1024 * 1024;
/** Inline images are sent as base64. */
const MAX_DATA_BYTES = 16 * megabyte;
const limits = {
  fieldSize: MAX_DATA_BYTES,
  fileSize: MAX_ATTACHED_BYTES + 1,
  files: MAX_ATTACHMENTS,
  fields: 1,
  parts: MAX_ATTACHMENTS + 1,
};

const tooHeavy = () =>
  invalid([
    { path: '/attachments', code: 'attachmentSize', params: { limit: MAX_ATTACHED_BYTES / megabyte } },
  ]);

/**
 * Reads the JSON of `data` and the files of a multipart body; files whose content does not match their type are
 * reported by index.
 */
export async function readMailForm(request: FastifyRequest): Promise<MailForm> {
  if (!request.isMultipart()) throw new Problem(415, 'A multipart form is needed.');
  if (Number(request.headers['content-length']) > MAX_ATTACHED_BYTES + MAX_DATA_BYTES + megabyte)
    throw tooHeavy();
  return readParts(request).catch(tellTooMany);
}

async function readParts(request: FastifyRequest): Promise<MailForm> {
  const form: MailForm = { data: undefined, files: [] };
  const wrong: number[] = [];
  let bytes = 0;
  let index = 0;
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      if (part.fieldname === 'data') form.data = parse(part.value, part.valueTruncated);
    } else {
      const content = await part.toBuffer();
      bytes += content.length;
      if (bytes > MAX_ATTACHED_BYTES) throw tooHeavy();
      const contentType = attachmentType(part.filename, content);
      if (contentType) form.files.push({ filename: attachmentName(part.filename), contentType, content });
      else wrong.push(index);
      index += 1;
    }
  }
  if (wrong.length > 0)
    throw invalid(wrong.map((at) => ({ path: `/attachments/${at}`, code: 'attachmentType' })));
  return form;
}

function parse(text: unknown, isCut: boolean): unknown {
  if (isCut) throw invalid([{ path: '/html', code: 'maxLength', params: { limit: MAX_MARKUP } }]);
  try {
    return JSON.parse(String(text)) as unknown;
  } catch {
    throw badRequest([{ path: '/data', code: 'json' }]);
  }
}

function tellTooMany(error: Error & { code?: string; statusCode?: number }): never {
  const isTooMany = error.code === 'FST_FILES_LIMIT' || error.code === 'FST_PARTS_LIMIT';
  if (!isTooMany) return refuseForm(error);
  throw invalid([{ path: '/attachments', code: 'maxItems', params: { limit: MAX_ATTACHMENTS } }]);
}
