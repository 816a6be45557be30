import type { Cell } from './cells.ts';

/** The rows below their header as objects, each cell by the property that it shows. */
export function toJson(sources: string[], [, ...rows]: Cell[][]): Blob {
  const objects = rows.map((row) =>
    Object.fromEntries(sources.map((source, column) => [source, row[column]])),
  );
  return new Blob([JSON.stringify(objects, null, 2)], { type: 'application/json' });
}
