import type { StoreManifest } from './exportStore.ts';

const number = (count: number) => count.toLocaleString('en');

/** Describes the number of rows and files of an export. */
export function describeExport({ rows, files }: Pick<StoreManifest, 'rows' | 'files'>): string {
  const counts = Object.values(rows);
  const all = counts.reduce((sum, count) => sum + count, 0);
  return `${number(all)} rows of ${counts.length} tables and ${number(files)} files`;
}
