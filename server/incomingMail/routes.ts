import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { allows, type Who } from '../../src/schemas/can.ts';
import { writesMessages } from '../../src/schemas/inbox/access.ts';
import { threadCalls } from '../../src/schemas/inbox/calls.ts';
import { threads as threadModel, type Thread } from '../../src/schemas/inbox/threads.ts';
import { isEmailAddress } from '../../src/schemas/mail/recipients.ts';
import { models } from '../../src/schemas/models.ts';
import { forbidden, invalid, notFound, Problem } from '../core/problem.ts';
import { entityOf } from '../core/records/entity.ts';
import { pageOf } from '../core/records/listQuery.ts';
import { readBare } from '../core/records/read.ts';
import { requirePermission } from '../core/records/write.ts';
import { serve } from '../core/routes/serve.ts';
import type { Scope } from '../core/scope.ts';
import { threadHooks } from '../inbox/index.ts';
import { mailFiles, mails, sendOnceMore, type LimitMails } from '../mailQueue/index.ts';
import { receivedMails } from './tables.ts';
import { listThreadMails, readThreadMails } from './threadMails.ts';
import { writeInThread } from './writeInThread.ts';

interface Options {
  limit: LimitMails;
  mailFrom: string;
}

const entity = () => entityOf(threadModel, models, threadHooks);

/** Emails of conversations. */
export async function threadMailRoutes(app: FastifyInstance, options: Options) {
  serve(app, threadCalls.listThreadMails, async ({ scope, who, params: { id }, query }) =>
    listThreadMails(scope, who, await readable(scope, who, id), pageOf(query)),
  );

  serve(app, threadCalls.sendThreadMail, async ({ scope, who, params: { id }, body }) => {
    const thread = await writable(scope, who, id);
    return answerOf(scope, thread, await writeInThread(scope, who, thread, { body, ...options }));
  });

  serve(app, threadCalls.resendThreadMail, async ({ scope, who, params: { id, mailId } }) => {
    const thread = await writable(scope, who, id);
    const isOfThread = and(eq(mails.id, mailId), eq(mails.thread_id, thread.id));
    if ((await scope.count(mails, isOfThread)) === 0) throw notFound();
    if (!(await scope.transaction((own) => sendOnceMore(own, mailId, who.staff_id))))
      throw new Problem(409, 'Only a mail that failed, or of which nothing is known, is sent again.');
    return answerOf(scope, thread, mailId);
  });

  serve(app, threadCalls.getReceivedFile, async ({ scope, who, params }, reply) => {
    const thread = await readable(scope, who, params.id);
    const { files, id, thread_id } = receivedMails;
    const where = and(eq(id, params.mailId), eq(thread_id, thread.id));
    const [mail] = await scope.select(receivedMails, { files }, { where });
    const file = mail?.files[Number(params.index)];
    if (!file?.file_id) throw notFound();
    const [stored] = await scope.select(
      mailFiles,
      { content: mailFiles.content },
      { where: eq(mailFiles.id, file.file_id) },
    );
    if (!stored) throw notFound();
    reply.headers({
      'content-type': file.content_type,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.filename)}`,
      'x-content-type-options': 'nosniff',
    });
    return stored.content;
  });
}

async function readable(scope: Scope, who: Who, id: string): Promise<Thread> {
  const thread = entity();
  const { record } = await readBare(scope, thread, id);
  requirePermission(who, 'one', thread, record);
  return record as Thread;
}

async function writable(scope: Scope, who: Who, id: string): Promise<Thread> {
  const thread = await readable(scope, who, id);
  if (!allows(who, writesMessages, thread)) throw forbidden();
  if (thread.channel !== 'MAIL') throw invalid([{ path: '', code: 'other_channel' }]);
  if (!isEmailAddress(thread.address)) throw invalid([{ path: '', code: 'forgotten' }]);
  return thread;
}

async function answerOf(scope: Scope, thread: Thread, mailId: string) {
  const [mail] = await readThreadMails(scope, thread, [mailId]);
  if (!mail) throw notFound();
  return mail;
}
