import { isUuid } from './ids.ts';
import { notFound } from './problem.ts';

/** Throws 404 for an id that is none, as for one that nobody has; returns it in lower case. */
export function checkId(id: string): string {
  if (!isUuid(id)) throw notFound();
  return id.toLowerCase();
}
