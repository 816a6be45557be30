import type { CSSProperties } from 'react';
import { colorPattern } from '../../../schemas/storefront/patterns.ts';
import { valueAt } from '../../../schemas/storefront/pointer.ts';
import type { Schema } from '../../../schemas/storefront/schema.ts';
import { factsOf } from './facts.ts';

/** Pointer of the general colours in the configuration. */
export const colorsAt = '/general/colorPalle';

const isColor = new RegExp(colorPattern);

/** Returns the colours of a part as CSS variables of the preview: `--themeColor`. */
export function paletteOf(schema: Schema | undefined, value: unknown): CSSProperties {
  const colors = factsOf(schema ?? {}).flatMap(({ pointer, schema: { format } }) => {
    const color = valueAt(value, pointer);
    return format === 'color' && typeof color === 'string' && isColor.test(color)
      ? [[`--${pointer.split('/').at(-1)}`, color]]
      : [];
  });
  return Object.fromEntries(colors) as CSSProperties;
}
