import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import { recordPath } from '../../../src/schemas/history.ts';
import { bodyValidator } from '../ajv.ts';
import type { Entity } from '../records/entity.ts';
import { takeStep } from '../records/step.ts';
import { answers } from './answers.ts';
import { recordSchema } from '../../../src/schemas/recordSchema.ts';
import { answer, idOf } from './recordRequest.ts';

const Key = Type.Object({ key: Type.String({ format: 'uuid' }) });

/** Registers the steps of a model: POST to `<record>/<step>`. */
export function steps(app: FastifyInstance, entity: Entity) {
  const { model } = entity;
  for (const [name, { access, values = {} }] of Object.entries(model.steps ?? {})) {
    const body = Type.Object({ ...Key.properties, ...values }, { additionalProperties: false });
    app.post<{ Body: Static<typeof Key> }>(
      `${recordPath(model)}/${name}`,
      {
        config: { access: { action: 'update', model: { access: { update: access } } } },
        schema: {
          tags: [model.name],
          summary: `Take the step ${name} of one of the ${model.name}`,
          body,
          response: answers(200, recordSchema(model)),
        },
        validatorCompiler: ({ httpPart }) => (httpPart === 'body' ? bodyValidator(body) : () => true),
      },
      async (request, reply) => {
        const { scope, who, headers } = request;
        const { key, ...rest } = request.body;
        const id = idOf(request, entity);
        const taking = { name, id, key, values: rest, ifMatch: headers['if-match'] };
        return answer(reply, await takeStep({ scope, who, entity }, taking));
      },
    );
  }
}
