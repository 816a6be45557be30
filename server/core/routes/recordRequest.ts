import type { FastifyReply, FastifyRequest } from 'fastify';
import { can, type Who } from '../../../src/schemas/can.ts';
import type { Model } from '../../../src/schemas/model.ts';
import { isIdOf } from '../ids.ts';
import { forbidden, invalid, notFound } from '../problem.ts';
import type { Entity, Values } from '../records/entity.ts';
import { fillParts } from '../records/parts.ts';
import { readOne } from '../records/read.ts';
import { etagOf, type Versioned } from '../records/version.ts';
import { permit } from '../records/write.ts';

/** The records that may be listed, as values that they have, or one of several such. */
export function allowed(who: Who, model: Pick<Model, 'access'>): Values | Values[] {
  const verdict = can(who, 'list', model);
  if (verdict === false) throw forbidden();
  return verdict === true ? {} : verdict;
}

/** The id in the path, or in the body where the path has none. */
export function idOf({ params }: FastifyRequest, { model }: Entity, values?: Values): unknown {
  const { id } = { ...values, ...(params as object) } as { id?: unknown };
  if (id === undefined) throw invalid([{ path: '/id', code: 'required' }]);
  if (!isIdOf(model, id)) throw notFound();
  return id;
}

/** The record of the path, for whom it is meant. */
export async function readPermitted(request: FastifyRequest, entity: Entity): Promise<Versioned> {
  const { scope, who, query } = request;
  const withLinks = (query as { include_children?: boolean }).include_children !== false;
  const found = await readOne({ scope, who, entity }, idOf(request, entity), { withLinks });
  permit(who, 'one', entity, found.record);
  return found;
}

/** The record with those of its parts that were asked for. */
export async function withParts(
  { scope, who, query }: FastifyRequest,
  entity: Entity,
  finding: Promise<Versioned>,
): Promise<Versioned> {
  const found = await finding;
  await fillParts({ scope, who, entity }, found.record, query as Values);
  return found;
}

/** Answers a record with its version. */
export function answer(reply: FastifyReply, found: Versioned): Values {
  reply.header('etag', etagOf(found));
  return found.record;
}

/** What a path says of the record beyond its store, its id and the language of its titles. */
export function pathOf({ params }: FastifyRequest): Values {
  const { storeId: _, staffId: __, locale: ___, id: ____, ...rest } = params as Values;
  return rest;
}

/** The same as values of the record. */
export const pathValues = (request: FastifyRequest, { model }: Entity): Values =>
  Object.fromEntries(
    Object.entries(pathOf(request)).map(([key, text]) => {
      const { type } = { ...model.schema.properties[key] } as { type?: string };
      return [key, type === 'integer' ? Number(text) : text];
    }),
  );
