import type { FastifyInstance, FastifyRequest } from 'fastify';
import { models } from '../../../src/schemas/models.ts';
import { walletCalls } from '../../../src/schemas/wallet/calls.ts';
import { registers as model, type Register } from '../../../src/schemas/wallet/registers.ts';
import { entityOf } from '../../core/records/entity.ts';
import { readPermitted } from '../../core/routes/recordRequest.ts';
import { serve } from '../../core/routes/serve.ts';
import { registerHooks } from './hooks.ts';
import { reportPdf } from './report/pdf.ts';
import { readReport } from './report/report.ts';
import { readReportHeader } from '../../documents/index.ts';

/** Activity of a register (contract 4 §7). */
export async function registerRoutes(app: FastifyInstance) {
  const entity = entityOf(model, models, registerHooks);
  const readRegister = async (request: FastifyRequest) =>
    (await readPermitted(request, entity)).record as Register;

  serve(app, walletCalls.getRegisterReport, async (request) =>
    readReport(request.scope, await readRegister(request)),
  );

  serve(app, walletCalls.getRegisterReportFile, async (request) => {
    const { scope, query } = request;
    const record = await readRegister(request);
    const [report, header] = await Promise.all([
      readReport(scope, record),
      readReportHeader(scope, record.location_id),
    ]);
    return reportPdf(header, record, report, query.locale ?? 'en');
  });
}
