import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { Notification, notifications as model } from '../../src/schemas/notifications/notifications.ts';
import { isUuid } from '../core/ids.ts';
import { listNotifications, markAllRead, markNotifications, readMessage } from './ownNotifications.ts';
import { signedIn } from '../core/access.ts';
import { forbidden, notFound } from '../core/problem.ts';
import type { Values } from '../core/records/entity.ts';
import { pageOf } from '../core/records/listQuery.ts';
import { listSchema } from '../../src/schemas/listSchema.ts';
import { answers } from '../core/routes/answers.ts';
import { recordSchema } from '../../src/schemas/recordSchema.ts';
import { declaredRoute } from '../core/routes/declaredRoute.ts';

const config = { access: signedIn };
const tags = [model.name];
const copy = recordSchema(model);

/** The request may contain the whole notification; only `is_read` can change. */
const Mark = { ...Notification, required: ['is_read'] };
const Marks = Type.Array(Type.Unsafe({ ...Mark, required: ['id', 'is_read'] }), {
  minItems: 1,
  maxItems: 1000,
});

const AllRead = Type.Object({ is_read: Type.Literal(true) });

const Page = Type.Object({
  data: Type.Array(copy),
  metadata: Type.Object({
    total: Type.Integer(),
    total_unread: Type.Integer(),
    page: Type.Integer(),
    per_page: Type.Integer(),
  }),
});

const Message = Type.Object({ id: Type.String(), body: Type.String(), created_date: Type.String() });

interface MarkBody {
  id: string;
  is_read: boolean;
}

/** Notifications: staff see and change only their own copies (contract 1 §7, 4 §7). */
export async function notificationRoutes(app: FastifyInstance) {
  app.route({
    ...declaredRoute(model, 'list'),
    schema: {
      tags,
      summary: 'List the own notifications',
      querystring: listSchema(model),
      response: answers(200, Page),
    },
    handler: async (request, reply) => {
      checkOneself(request);
      const query = request.query as Values;
      const { data, ...totals } = await listNotifications(request.scope, request.who, query);
      reply.header('x-count', totals.total);
      return { data, metadata: { ...totals, ...pageOf(query) } };
    },
  });

  app.route<{ Params: { id: string }; Body: MarkBody }>({
    ...declaredRoute(model, 'update'),
    schema: { tags, summary: 'Mark as read or unread', body: Mark, response: answers(200, copy) },
    handler: async (request) => {
      checkOneself(request);
      const { scope, who, params, body } = request;
      if (!isUuid(params.id)) throw notFound();
      const [marked] = await markNotifications(scope, who, [{ id: params.id, is_read: body.is_read }]);
      if (!marked) throw notFound();
      return marked;
    },
  });

  app.put<{ Body: MarkBody[] }>(
    '/dc/store/:storeId/notifications/batch',
    {
      config,
      schema: {
        tags,
        summary: 'Mark several as read or unread',
        body: Marks,
        response: answers(200, Type.Object({ data: Type.Array(copy) })),
      },
    },
    async ({ scope, who, body }) => ({ data: await markNotifications(scope, who, body) }),
  );

  app.put(
    '/dc/store/:storeId/notifications/user/:staffId',
    {
      config,
      schema: {
        tags,
        summary: 'Mark all own ones as read',
        body: AllRead,
        response: answers(200, Type.Object({ total_unread: Type.Integer() })),
      },
    },
    async (request) => {
      checkOneself(request);
      await markAllRead(request.scope, request.who);
      return { total_unread: 0 };
    },
  );

  app.get<{ Params: { messageId: string } }>(
    '/dc/store/:storeId/message/:messageId',
    {
      config,
      schema: { tags, summary: 'Read the message of a notification', response: answers(200, Message) },
    },
    async ({ scope, who, params }) => {
      if (!isUuid(params.messageId)) throw notFound();
      return readMessage(scope, who, params.messageId);
    },
  );
}

/** The path contains the staff member's id or the uid of their account. */
function checkOneself({ params, who, uid }: FastifyRequest): void {
  const { staffId } = params as { staffId: string };
  if (staffId !== who.staff_id && staffId !== uid) throw forbidden();
}
