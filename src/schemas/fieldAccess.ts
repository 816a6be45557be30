import type { Who } from './can.ts';
import type { Model } from './model.ts';

type Values = Record<string, unknown>;

/** Paths of the properties that a staff member may not see, such as `lines.unit_cost`. */
export const hiddenFields = ({ fieldAccess = {} }: Pick<Model, 'fieldAccess'>, who: Who): string[] =>
  Object.entries(fieldAccess)
    .filter(([, { read }]) => read(who) !== true)
    .map(([path]) => path);

/** Splits `lines.unit_cost` into the property and the property of its entries. */
export function splitFieldPath(path: string): { key: string; part: string | undefined } {
  const [key = '', part] = path.split('.');
  return { key, part };
}

/** Returns a copy without the properties at these paths. */
export function omitFields(values: Values, paths: readonly string[]): Values {
  const left = { ...values };
  for (const { key, part } of paths.map(splitFieldPath)) {
    const value = left[key];
    if (part === undefined) delete left[key];
    else if (Array.isArray(value)) left[key] = value.map((entry: Values) => omitFields(entry, [part]));
  }
  return left;
}
