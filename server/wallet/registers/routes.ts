import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { models } from '../../../src/schemas/models.ts';
import { registers as model, type Register } from '../../../src/schemas/wallet/registers.ts';
import { RegisterReport } from '../../../src/schemas/wallet/registerReport.ts';
import { entityOf } from '../../core/records/entity.ts';
import { answers } from '../../core/routes/answers.ts';
import { readPermitted } from '../../core/routes/recordRequest.ts';
import { registerHooks } from './hooks.ts';
import { reportPdf } from './report/pdf.ts';
import { readReport } from './report/report.ts';
import { readReportHeader } from '../../documents/index.ts';

const tags = [model.name];
const config = { access: { action: 'one', model } } as const;
const path = `/dc/store/:storeId/${model.name}/:id`;

/** Activity of a register (contract 4 §7). */
export async function registerRoutes(app: FastifyInstance) {
  const entity = entityOf(model, models, registerHooks);
  const readRegister = async (request: FastifyRequest) =>
    (await readPermitted(request, entity)).record as Register;

  app.get(
    `${path}/report`,
    {
      config,
      schema: {
        tags,
        summary: 'Read what was paid at a till, and how its cash moved',
        response: answers(200, RegisterReport),
      },
    },
    async (request) => readReport(request.scope, await readRegister(request)),
  );

  app.get<{ Querystring: { locale?: string } }>(
    `${path}/report.pdf`,
    {
      config,
      schema: {
        tags,
        summary: 'Print the report of a till',
        querystring: Type.Object({ locale: Type.Optional(Type.Enum(['en', 'fr'])) }),
      },
    },
    async (request, reply) => {
      const { scope, query } = request;
      const record = await readRegister(request);
      const [report, shop] = await Promise.all([
        readReport(scope, record),
        readReportHeader(scope, record.location_id),
      ]);
      reply.header('content-type', 'application/pdf');
      return reply.send(await reportPdf(shop, record, report, query.locale ?? 'en'));
    },
  );
}
