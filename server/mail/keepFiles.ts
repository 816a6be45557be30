import { randomUUID } from 'node:crypto';
import type { Who } from '../../src/schemas/can.ts';
import { imageExtensions } from '../../src/schemas/imageType.ts';
import { MAX_ATTACHED_BYTES } from '../../src/schemas/mail/attachments.ts';
import { invalid } from '../core/problem.ts';
import type { Scope } from '../core/scope.ts';
import { mailFiles, type StoredAttachment } from '../mailQueue/index.ts';
import type { SentFile } from './readForm.ts';
import type { PreparedMail } from './writeMail.ts';

/** Stores the attachments and inline images of an email; throws if their total size exceeds the limit. */
export async function keepFiles(scope: Scope, who: Who, files: SentFile[], { pictures }: PreparedMail) {
  const inline = pictures.map(({ cid, type, bytes }, index) => ({
    filename: `picture${index + 1}.${imageExtensions[type]}`,
    contentType: type as string,
    content: bytes,
    cid,
  }));
  const all = [...files, ...inline].map((file) => ({ id: randomUUID(), ...file }));
  if (all.reduce((sum, { content }) => sum + content.length, 0) > MAX_ATTACHED_BYTES) {
    const params = { limit: MAX_ATTACHED_BYTES / 1024 / 1024 };
    throw invalid([{ path: '/attachments', code: 'attachmentSize', params }]);
  }
  if (all.length > 0) {
    const rows = all.map(({ id, filename, contentType, content }) => ({
      id,
      filename,
      content,
      content_type: contentType,
      bytes: content.length,
      created_by: who.staff_id,
    }));
    await scope.insert(mailFiles, rows);
  }
  const attachments: StoredAttachment[] = all.map(({ id, content, ...named }) => ({ ...named, file_id: id }));
  return { attachments, ids: all.map(({ id }) => id) };
}
