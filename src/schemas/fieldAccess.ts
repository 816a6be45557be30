import type { Who } from './can.ts';
import type { Model } from './model.ts';

type Values = Record<string, unknown>;

/** The properties of a model that a person may not see; of the entries of a list as `lines.unit_cost`. */
export const hiddenFrom = ({ confined = {} }: Pick<Model, 'confined'>, who: Who): string[] =>
  Object.entries(confined)
    .filter(([, { to }]) => to(who) !== true)
    .map(([path]) => path);

/** The property that a path of `confined` begins with, and that of its entries. */
export function partsOf(path: string): { key: string; part: string | undefined } {
  const [key = '', part] = path.split('.');
  return { key, part };
}

/** Values without those that the paths name. */
export function withoutHidden(values: Values, paths: readonly string[]): Values {
  const left = { ...values };
  for (const { key, part } of paths.map(partsOf)) {
    const value = left[key];
    if (part === undefined) delete left[key];
    else if (Array.isArray(value)) left[key] = value.map((entry: Values) => withoutHidden(entry, [part]));
  }
  return left;
}
