import { Type, type TObject, type TSchema } from 'typebox';
import { inputSchema } from '../../../src/schemas/input.ts';
import { endpointsOf, hasIdInPath, hasKeyword } from '../../../src/schemas/endpoint.ts';
import type { Model } from '../../../src/schemas/model.ts';
import type { Action } from '../../../src/schemas/can.ts';
import { MAX_IDS } from '../records/body.ts';
import { listSchema, page } from '../../../src/schemas/listSchema.ts';
import { recordSchema } from '../../../src/schemas/recordSchema.ts';
import { FilePart } from '../../../src/schemas/filePart.ts';
import { answers } from './answers.ts';

type Call = Action | 'unlink';

const verbs: Record<Call, string> = {
  list: 'List',
  one: 'Read one of',
  create: 'Create one of',
  update: 'Change one of',
  delete: 'Remove some of',
  unlink: 'Take linked records out of one of',
};

/** The ids of the records of a call. */
export const idsBody = Type.Object({ ids: Type.Array(Type.String(), { minItems: 1, maxItems: MAX_IDS }) });
const removedIds = Type.Object({ data: idsBody.properties.ids });

/** A record of a list, with its version for If-Match, see `listed`. */
export function listedSchema(model: Model): TSchema {
  const { required, properties, ...record } = recordSchema(model);
  const _etag = Type.String({ description: 'Its version, for If-Match' });
  return {
    ...record,
    properties: { ...properties, _etag },
    required: [...required, '_etag'],
  };
}

/**
 * The schemas of a call for its documentation. Bodies are validated as part of the whole record, in records/check.ts.
 */
export function callSchema(model: Model, call: Call) {
  return { tags: [model.name], summary: `${verbs[call]} the ${model.name}`, ...partsOf(model, call) };
}

function partsOf(model: Model, call: Call) {
  const record = recordSchema(model);
  switch (call) {
    case 'list':
      return {
        querystring: withFixed(listSchema(model), model, call),
        response: answers(200, listAnswer(model)),
      };
    case 'one':
      return { querystring: withFixed(askedSchema(model), model, call), response: answers(200, record) };
    case 'create':
      if (hasKeyword(model, call, 'several'))
        return {
          body: Type.Array(inputSchema(model)),
          response: answers(201, Type.Object({ data: Type.Array(listedSchema(model)) })),
        };
      return {
        querystring: askedSchema(model),
        body: recordBody(inputSchema(model)),
        response: answers(201, record),
      };
    case 'update':
      return {
        querystring: askedSchema(model),
        body: recordBody(changesSchema(model)),
        response: answers(200, record),
      };
    case 'delete':
      return { ...(!hasIdInPath(model, call) && { body: idsBody }), response: answers(200, removedIds) };
    default:
      return { body: idsBody, response: answers(200, record) };
  }
}

function listAnswer(model: Model): TSchema {
  const found = page(listedSchema(model));
  return hasKeyword(model, 'list', 'nested') ? Type.Object({ data: found }) : found;
}

/** The query schema with the fixed parameters that the contract adds. */
function withFixed({ properties }: TObject, model: Model, action: Action): TObject {
  const names = endpointsOf(model, action).flatMap(({ query }) => Object.keys(query));
  const fixed = names.map((name) => [name, Type.Optional(Type.String())]);
  return Type.Object({ ...(Object.fromEntries(fixed) as Record<string, TSchema>), ...properties });
}

/** The query parameters that select links and optional fields. */
const askedSchema = ({ optionalFields: parts = {} }: Model) => {
  const names = ['include_children', ...Object.values(parts).map(({ query }) => query)];
  return Type.Object(Object.fromEntries(names.map((name) => [name, Type.Optional(Type.Boolean())])));
};

/** An update is a partial record, with its id if the path has none. */
function changesSchema(model: Model): TSchema {
  return { ...model.schema, required: [] };
}

function recordBody(data: TSchema) {
  return {
    content: {
      'application/json': { schema: data },
      'multipart/form-data': { schema: Type.Object({ data, imagefile: Type.Optional(FilePart) }) },
    },
  };
}
