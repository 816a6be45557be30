import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { models } from '../../../src/schemas/models.ts';
import { intakeRevisions, ticketCalls } from '../../../src/schemas/tickets/calls.ts';
import { tickets } from '../../../src/schemas/tickets/tickets.ts';
import { entityOf } from '../../core/records/entity.ts';
import { readBare } from '../../core/records/read.ts';
import { requirePermission } from '../../core/records/write.ts';
import { pageOf } from '../../core/records/listQuery.ts';
import { serve } from '../../core/routes/serve.ts';
import { numberOf, serveDocument } from '../../storefront/index.ts';
import type { Keeping } from '../passcodes/passcodes.ts';
import { devices } from '../tables.ts';
import { currentRules, formOfProduct, restoreRules, rulesOrThrow, saveRules } from './rules.ts';
import { listRuleVersions, readRuleVersion } from './versions.ts';
import { readSignatures, sign, termsToSign } from './signatures.ts';

/** Calls of the forms and terms of the intake, and of signatures. */
export async function intakeRoutes(app: FastifyInstance, { secrets }: Pick<Keeping, 'secrets'>) {
  const ticket = entityOf(tickets, models);

  serveDocument(app, ticketCalls.readIntakeRules, async ({ scope }) => (await currentRules(scope)).rules);
  serveDocument(app, ticketCalls.writeIntakeRules, saveRules, { isSent: true });
  serveDocument(app, ticketCalls.readIntakeVersion, ({ scope, params: { version } }) =>
    rulesOrThrow(scope, version),
  );

  serve(app, intakeRevisions.list, ({ scope, query }) => listRuleVersions(scope, pageOf(query)));
  serve(app, intakeRevisions.read, ({ scope, params: { version } }) =>
    readRuleVersion(scope, numberOf(version)),
  );
  serveDocument(app, intakeRevisions.restore, (request) =>
    restoreRules(request, numberOf(request.params.version), request.body?.parts),
  );

  serve(app, ticketCalls.getIntakeForm, async ({ scope, query: { product_id, device_id } }) => {
    const { version, rules } = await currentRules(scope);
    const [device] = device_id
      ? await scope.select(devices, { product_id: devices.product_id }, { where: eq(devices.id, device_id) })
      : [];
    const form = await formOfProduct(scope, rules, product_id ?? device?.product_id ?? null);
    return { version, form: form?._key ?? null, rules, keeps_passcodes: secrets.isEncrypting };
  });

  serve(app, ticketCalls.getTermsToSign, ({ scope, query: { kind, language } }) =>
    termsToSign(scope, kind, language),
  );

  serve(app, ticketCalls.getSignatures, async ({ scope, who, params: { id } }) => {
    const { record } = await readBare(scope, ticket, id);
    requirePermission(who, 'one', ticket, record);
    return readSignatures(scope, id);
  });

  serve(app, ticketCalls.addSignature, ({ scope, who, params: { id }, body }) =>
    scope.transaction(async (own) => {
      const { record } = await readBare(own, ticket, id);
      requirePermission(who, 'update', ticket, record);
      const isLate = body.kind === 'INTAKE' || record.state === 'GONE';
      const added = await sign(own, who.staff_id, { id }, body, { isLate });
      const all = await readSignatures(own, id);
      return all.find((one) => one.id === added)!;
    }),
  );
}
