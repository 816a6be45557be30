import { useWatch } from 'react-hook-form';
import type { Part } from './repairSettings.ts';

/** Is at least one of these switches on, where there are any? */
export function useIsAnyOn(part: Part, keys: string[]): boolean {
  const values: unknown[] = useWatch({ name: keys.map((key) => `${part}.${key}`) });
  return keys.length === 0 || values.some(Boolean);
}
