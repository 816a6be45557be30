import { variants } from './data/variants.ts';
import type { Kind } from './data/series.ts';

/** Returns the words that name the n-th variant of a device of this kind; empty for the device itself. */
export function variantOf(kind: Kind, generation: number): string {
  if (generation === 0) return '';
  let rest = generation - 1;
  const words = variants[kind].map((axis) => {
    const word = axis[rest % axis.length];
    rest = Math.floor(rest / axis.length);
    return word;
  });
  return [...words, rest && `No. ${rest + 1}`].filter(Boolean).join(' ');
}
