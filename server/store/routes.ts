import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { Nullable } from '../../src/schemas/common.ts';
import { recordPath } from '../../src/schemas/history.ts';
import { inputSchema } from '../../src/schemas/input.ts';
import { storeCalls } from '../../src/schemas/store/calls.ts';
import { store as storeModel } from '../../src/schemas/store/store.ts';
import { asObject } from '../core/records/body.ts';
import { readStore } from './readStore.ts';
import { readStoreRecord, settingsOf, updateStoreRecord } from './storeRecord.ts';
import { features } from './tables.ts';
import { answers } from '../core/routes/answers.ts';
import { recordSchema } from '../../src/schemas/recordSchema.ts';
import { declaredRoute } from '../core/routes/declaredRoute.ts';
import { answerHistory, historyOptions } from '../core/routes/history.ts';
import { answer } from '../core/routes/recordRequest.ts';
import { serve } from '../core/routes/serve.ts';

/** Public data of a store; the sign-in page needs the tenant. */
const StoreAnswer = Type.Object({
  id: Type.String(),
  name: Type.String(),
  business_name: Type.String(),
  email: Type.String(),
  phone: Nullable('string'),
  slogan: Nullable('string'),
  domain: Type.String(),
  tenant_id: Type.String(),
  timezone: Type.String(),
  display_repair_cost: Type.Boolean(),
});

const StoreRecord = recordSchema(storeModel);

/** The store: by domain and id, its settings and its feature flags. */
export async function store(app: FastifyInstance) {
  const schema = { tags: ['store'], response: answers(200, StoreAnswer) };

  app.get(
    '/dc/store/domain/:domain',
    { config: { access: 'unauthenticated' }, schema: { ...schema, summary: 'Find the store of a domain' } },
    ({ scope }) => readStore(scope),
  );

  app.route({
    ...declaredRoute(storeModel, 'one'),
    schema: {
      tags: ['store'],
      summary: 'Read the store',
      querystring: Type.Object({ include_children: Type.Optional(Type.Boolean()) }),
      response: answers(200, StoreRecord),
    },
    handler: async ({ scope }, reply) => answer(reply, await readStoreRecord(scope)),
  });

  app.route({
    ...declaredRoute(storeModel, 'update'),
    schema: {
      tags: ['store'],
      summary: 'Change the store',
      body: inputSchema(storeModel),
      response: answers(200, StoreRecord),
    },
    // Validated as part of the whole record, in storeRecord.ts.
    validatorCompiler: () => () => true,
    handler: async (request, reply) =>
      answer(reply, await updateStoreRecord(request, asObject(request.body))),
  });

  app.get(`${recordPath(storeModel)}/history`, historyOptions(storeModel), async (request) =>
    answerHistory(request, { model: storeModel, references: [], links: [] }, { ...request.scope.store }),
  );

  serve(app, storeCalls.getStoreSettings, async ({ scope }) => settingsOf(await readStore(scope)));

  serve(app, storeCalls.getFeatureToggles, async ({ scope, query: { types } }) => {
    const toggles = await scope.select(features, {
      feature_id: features.feature_id,
      is_enabled: features.is_enabled,
    });
    const prefixes = types?.split(',').map((type) => `${type}_`) ?? [''];
    return toggles.filter(({ feature_id }) => prefixes.some((prefix) => feature_id.startsWith(prefix)));
  });
}
