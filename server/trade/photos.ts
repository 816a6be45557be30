import { eq, sql } from 'drizzle-orm';
import { can, type Who } from '../../src/schemas/can.ts';
import { tradeRequests as model } from '../../src/schemas/trade/requests.ts';
import { FILES_PATH, isPrivateFile, type Files } from '../core/files.ts';
import { forbidden, notFound } from '../core/problem.ts';
import type { Scope } from '../core/scope.ts';
import { pictures } from '../core/tables/pictures.ts';
import { tradeRequests } from './tables.ts';

/** Returns a photo for staff who may read a trade-in with it; a photo not used yet, for staff who buy devices. */
export async function readPhoto(scope: Scope, who: Who, files: Files, name: string) {
  const isKept = isPrivateFile(name) && (await scope.count(pictures, eq(pictures.name, name))) > 0;
  if (!isKept) throw notFound();
  const { location_id, photos } = tradeRequests;
  const shows = sql`${photos} @> ${JSON.stringify([FILES_PATH + name])}::jsonb`;
  const requests = await scope.select(tradeRequests, { location_id }, { where: shows });
  const mayRead =
    requests.length > 0
      ? requests.some((request) => can(who, 'one', model, request) === true)
      : Boolean(can(who, 'update', model));
  if (!mayRead) throw forbidden();
  const file = await files.read(name);
  if (!file) throw notFound();
  return file;
}
