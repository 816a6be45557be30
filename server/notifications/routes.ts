import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notificationCalls } from '../../src/schemas/notifications/calls.ts';
import { checkId } from '../core/checkId.ts';
import { forbidden, notFound } from '../core/problem.ts';
import { pageOf } from '../core/records/listQuery.ts';
import { serve } from '../core/routes/serve.ts';
import { listNotifications, markAllRead, markNotifications, readMessage } from './ownNotifications.ts';

/** Notifications: staff see and change only their own copies (contract 1 §7, 4 §7). */
export async function notificationRoutes(app: FastifyInstance) {
  serve(app, notificationCalls.listOwnNotifications, async (request, reply) => {
    checkOneself(request);
    const { scope, who, query } = request;
    const { data, ...totals } = await listNotifications(scope, who, query);
    reply.header('x-count', totals.total);
    return { data, metadata: { ...totals, ...pageOf(query) } };
  });

  serve(app, notificationCalls.markNotification, async (request) => {
    checkOneself(request);
    const { scope, who, params, body } = request;
    const mark = { id: checkId(params.id), is_read: body.is_read };
    const [marked] = await markNotifications(scope, who, [mark]);
    if (!marked) throw notFound();
    return marked;
  });

  serve(app, notificationCalls.markNotifications, async ({ scope, who, body }) => ({
    data: await markNotifications(scope, who, body),
  }));

  serve(app, notificationCalls.markAllRead, async (request) => {
    checkOneself(request);
    await markAllRead(request.scope, request.who);
    return { total_unread: 0 };
  });

  serve(app, notificationCalls.getMessage, ({ scope, who, params }) =>
    readMessage(scope, who, checkId(params.messageId)),
  );
}

/** The path contains the staff member's id or the uid of their account. */
function checkOneself({ params, who, uid }: FastifyRequest<{ Params: { staffId: string } }>): void {
  if (params.staffId !== who.staff_id && params.staffId !== uid) throw forbidden();
}
