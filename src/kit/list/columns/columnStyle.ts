import type { CSSProperties } from 'react';

/** The styles of a header whose width was chosen; no column takes more than most of a small window. */
export function headStyle(width: number | undefined): CSSProperties | undefined {
  if (!width) return undefined;
  const bounded = `min(${width}px, 60vw)`;
  return { width: bounded, minWidth: bounded, maxWidth: bounded };
}

/** The styles of a cell in such a column. */
export const cellStyle = (width: number | undefined): CSSProperties | undefined =>
  width ? { maxWidth: `min(${width}px, 60vw)` } : undefined;
