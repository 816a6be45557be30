import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { ready } from '../core/access.ts';
import type { Db } from '../core/database.ts';
import { unauthorized } from '../core/problem.ts';
import { Scope } from '../core/scope.ts';
import type { Services } from '../core/services.ts';
import { stores } from '../core/tables/stores.ts';
import { ownerOf } from './numbers.ts';
import { SmsError, type SignedRequest, type SmsStatus, type SmsWebhook } from './providers/smsProvider.ts';
import { receiveText } from './receiveText.ts';
import { webhookPath } from './sendText.ts';
import { storeStatus } from './storeStatus.ts';
import { textMessages } from './tables.ts';

/** In bytes; a text message with all its parameters takes less. */
const largestCall = 64 * 1024;

type Options = Pick<Services, 'sms' | 'database' | 'announcer'>;

/** What the provider tells: messages that arrived, and states of those that were sent. */
export async function smsWebhook(app: FastifyInstance, options: Options) {
  const { sms, database } = options;
  // The signature covers the parameters as they were sent.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: largestCall }, (_, body, done) =>
    done(null, body),
  );
  app.post<{ Body: Buffer | undefined }>(
    webhookPath,
    {
      config: { access: 'unauthenticated' },
      schema: {
        tags: ['textMessages'],
        summary: 'Take text messages and their states from the provider; signed by the provider',
      },
    },
    async ({ protocol, host, url, headers, body }, reply) => {
      const told = readSigned(sms, {
        url: `${protocol}://${host}${url}`,
        headers,
        body: body ?? Buffer.alloc(0),
      });
      const { db } = await ready(database);
      if (told && 'received' in told) await receive(options, db, told.received);
      if (told && 'status' in told) await report(options, db, told.status);
      return reply.type('text/xml; charset=utf-8').send('<Response></Response>');
    },
  );
}

function readSigned(sms: Options['sms'], request: SignedRequest): SmsWebhook | undefined {
  try {
    return sms.readWebhook(request);
  } catch (error) {
    if (error instanceof SmsError) throw unauthorized();
    throw error;
  }
}

/** Stores a message with the store that the called number belongs to; one to any other number is dropped. */
async function receive(
  { announcer }: Options,
  db: Db,
  received: Extract<SmsWebhook, { received: unknown }>['received'],
) {
  const owner = await ownerOf({ db }, received.to);
  if (!owner) return;
  const { location_id, ...store } = owner;
  await receiveText(new Scope(db, store, undefined, { announcer }), received, location_id);
}

async function report({ announcer }: Options, db: Db, status: SmsStatus) {
  const rows = await db
    .select({ id: textMessages.id, store_id: stores.id, timezone: stores.timezone })
    .from(textMessages)
    .innerJoin(stores, eq(stores.id, textMessages.store_id))
    .where(eq(textMessages.provider_id, status.id))
    .limit(1);
  for (const { id, store_id, timezone } of rows)
    await new Scope(db, { id: store_id, timezone }, undefined, { announcer }).transaction((own) =>
      storeStatus(own, id, status),
    );
}
