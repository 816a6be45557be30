import { useWatch } from 'react-hook-form';
import type { SettingsGroup } from './repairSettings.ts';

/** Whether at least one of these switches is on. */
export function useIsAnyOn(group: SettingsGroup, keys: string[]): boolean {
  const values: unknown[] = useWatch({ name: keys.map((key) => `${group}.${key}`) });
  return keys.length === 0 || values.some(Boolean);
}
