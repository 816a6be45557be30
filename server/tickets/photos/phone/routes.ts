import type { FastifyInstance, FastifyRequest } from 'fastify';
import { editsTickets } from '../../../../src/schemas/tickets/access.ts';
import { photoCalls } from '../../../../src/schemas/tickets/photos/calls.ts';
import type { Database } from '../../../core/database.ts';
import type { Files } from '../../../core/files.ts';
import { perHour, rateLimit } from '../../../core/rateLimit.ts';
import { serve } from '../../../core/routes/serve.ts';
import { readDevice } from '../../readDevice.ts';
import { scriptPagePolicy } from '../../scriptPage.ts';
import { addUpload } from '../addUpload.ts';
import { createLink, findLink, revokeLink, sessionOf } from './links.ts';
import { phonePage } from './page.ts';

interface PhoneOptions {
  database: Promise<Database>;
  files: Files;
  originOf: (domain: string) => string;
}

/** Photos from phones that show no sign-in but the token of a code. */
export async function phoneRoutes(app: FastifyInstance, { database, files, originOf }: PhoneOptions) {
  const limitPerAddress = rateLimit(database, perHour('photos from a phone', 3000));

  serve(app, photoCalls.createPhotoLink, async ({ scope, who, params, body }) => {
    const { id } = await readDevice({ scope, who }, params.id, editsTickets);
    return createLink(scope, id, body, { by: who.staff_id, originOf });
  });

  serve(app, photoCalls.revokePhotoLink, async ({ scope, who, params }) => {
    const { id } = await readDevice({ scope, who }, params.id, editsTickets);
    await revokeLink(scope, id);
  });

  /** Returns the link of a request's token. */
  const linkOf = async ({ scope, ip, headers }: Pick<FastifyRequest, 'scope' | 'ip' | 'headers'>) => {
    await limitPerAddress(ip);
    return findLink(scope, String(headers['x-upload-token'] ?? ''));
  };

  serve(app, photoCalls.getPhoneSession, async ({ scope, ip, headers }) =>
    sessionOf(scope, await linkOf({ scope, ip, headers })),
  );

  serve(app, photoCalls.addPhonePhoto, async (request) => {
    const { scope, query } = request;
    const link = await linkOf(request);
    const { ticket_device_id, phase, is_internal, created_by } = link;
    const photo = { ticket_device_id, phase, is_internal, created_by, is_from_phone: true };
    await addUpload(request, files, { key: query.key, ...photo });
    return sessionOf(scope, link);
  });

  app.get<{ Querystring: { lang?: string } }>(
    '/dc/store/:storeId/phone',
    {
      config: { access: 'unauthenticated' },
      schema: { tags: ['ticketDevices'], summary: 'The page of a phone with a code' },
    },
    ({ query: { lang } }, reply) =>
      reply
        .headers({
          'content-security-policy': scriptPagePolicy('blob:'),
          'referrer-policy': 'no-referrer',
          'x-content-type-options': 'nosniff',
        })
        .type('text/html; charset=utf-8')
        .send(phonePage(lang === 'fr' ? 'fr' : 'en').text),
  );
}
