import { useState } from 'react';
import type { Sheet } from './sheet.ts';

/** A sheet with some renames split into a removal and a creation. */
export function useRenames(read: Sheet) {
  const [sheet, setSheet] = useState(read);
  const [split, setSplit] = useState<string[]>([]);
  const splitRenames = async (keys: string[]) => {
    setSplit(keys);
    setSheet({ ...read, plan: await read.worker.splitRenames(keys) });
  };
  return { sheet, split, splitRenames: (keys: string[]) => void splitRenames(keys) };
}
