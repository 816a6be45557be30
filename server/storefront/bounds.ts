import { invalid } from '../core/problem.ts';
import { asObject } from '../core/records/body.ts';
import type { Values } from '../core/records/entity.ts';

const MAX_DEPTH = 50;
const MAX_VALUES = 200_000;

/** Returns a document of a request body; throws if it is not an object, too deep, or has too many values. */
export function asDocument(body: unknown): Values {
  let values = 0;
  const visit = (value: unknown, depth: number) => {
    values += 1;
    if (values > MAX_VALUES) throw invalid([{ path: '', code: 'values', params: { limit: MAX_VALUES } }]);
    if (typeof value !== 'object' || value === null) return;
    if (depth > MAX_DEPTH) throw invalid([{ path: '', code: 'depth', params: { limit: MAX_DEPTH } }]);
    for (const one of Object.values(value)) visit(one, depth + 1);
  };
  const document = asObject(body);
  visit(document, 1);
  return document;
}
