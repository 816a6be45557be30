import { isDeepStrictEqual } from 'node:util';
import type { TSchema } from 'typebox';
import { valueAt, withValueAt } from '../../src/schemas/storefront/pointer.ts';
import { invalid } from '../core/problem.ts';
import type { Values } from '../core/records/entity.ts';
import { changesOf } from './changes.ts';

/** Returns the stored document with a revision's values at some pointers; without pointers, the revision. */
export function withParts(schema: TSchema, stored: unknown, version: unknown, parts?: string[]): Values {
  const chosen = parts && differingParts(schema, parts, stored, version);
  const restored = chosen
    ? chosen.reduce((next, part) => withValueAt(next, part, valueAt(version, part)), stored)
    : version;
  return restored as Values;
}

/** Returns the parts that differ. Throws for a pointer into a part, which would leave an inconsistent document. */
function differingParts(schema: TSchema, parts: string[], stored: unknown, config: unknown): string[] {
  const differing = new Set(changesOf(schema, stored, config));
  const isSame = (part: string) => isDeepStrictEqual(valueAt(stored, part), valueAt(config, part));
  const others = parts.flatMap((part, index) =>
    differing.has(part) || isSame(part) ? [] : [{ path: `/parts/${index}`, code: 'reference' }],
  );
  if (others.length > 0) throw invalid(others);
  return parts.filter((part) => differing.has(part));
}
