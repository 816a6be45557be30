import type { FastifyReply, FastifyRequest } from 'fastify';
import { can, type Who } from '../../../src/schemas/can.ts';
import type { Model } from '../../../src/schemas/model.ts';
import { isIdOf } from '../ids.ts';
import { forbidden, invalid, notFound } from '../problem.ts';
import type { Entity, Values } from '../records/entity.ts';
import { fillParts } from '../records/parts.ts';
import { readOne } from '../records/read.ts';
import { etagOf, type Versioned } from '../records/version.ts';
import { requirePermission } from '../records/write.ts';

/** The filter of records that may be listed: values, or alternatives of values. */
export function allowed(who: Who, model: Pick<Model, 'access'>): Values | Values[] {
  const verdict = can(who, 'list', model);
  if (verdict === false) throw forbidden();
  return verdict === true ? {} : verdict;
}

/** Returns the id from the path, or from the body if the path has none. */
export function idOf({ params }: FastifyRequest, { model }: Entity, values?: Values): unknown {
  const { id } = { ...values, ...(params as object) } as { id?: unknown };
  if (id === undefined) throw invalid([{ path: '/id', code: 'required' }]);
  if (!isIdOf(model, id)) throw notFound();
  return id;
}

/** Returns the record of the path if the caller may read it. */
export async function readPermitted(request: FastifyRequest, entity: Entity): Promise<Versioned> {
  const { scope, who, query } = request;
  const withLinks = (query as { include_children?: boolean }).include_children !== false;
  const found = await readOne({ scope, who, entity }, idOf(request, entity), { withLinks });
  requirePermission(who, 'one', entity, found.record);
  return found;
}

/** Returns the record with the requested optional fields. */
export async function withParts(
  { scope, who, query }: FastifyRequest,
  entity: Entity,
  finding: Promise<Versioned>,
): Promise<Versioned> {
  const found = await finding;
  await fillParts({ scope, who, entity }, found.record, query as Values);
  return found;
}

/** Sets the ETag and returns the record. */
export function answer<R extends Versioned>(reply: FastifyReply, found: R): R['record'] {
  reply.header('etag', etagOf(found));
  return found.record;
}

/** Returns the path parameters that are properties of the record: all but store, id and language. */
export function pathOf({ params }: FastifyRequest): Values {
  const { storeId: _, staffId: __, locale: ___, id: ____, ...rest } = params as Values;
  return rest;
}

/** The same, converted to the types of the properties. */
export const pathValues = (request: FastifyRequest, { model }: Entity): Values =>
  Object.fromEntries(
    Object.entries(pathOf(request)).map(([key, text]) => {
      const { type } = { ...model.schema.properties[key] } as { type?: string };
      return [key, type === 'integer' ? Number(text) : text];
    }),
  );
