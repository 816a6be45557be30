import type { StoreSettings } from '../../../schemas/store/store.ts';
import type { DataProvider } from 'react-admin';
import { type Method, type MethodKind, saveStoreSettings, type StoreCalls } from '../../store/index.ts';

/** Code -> is it enabled? */
type Switches = Record<string, boolean>;

/** All that the dialog switches, in the groups that are saved by a call each. */
export interface RepairSettings extends Record<MethodKind, Switches> {
  options: StoreSettings;
}
export type SettingsGroup = keyof RepairSettings;

const groups: SettingsGroup[] = ['delivery_methods', 'contact_methods', 'options'];

export async function loadRepairSettings(calls: StoreCalls, signal: AbortSignal): Promise<RepairSettings> {
  const [delivery_methods, contact_methods, options] = await Promise.all([
    calls.getMethods('delivery_methods', signal).then(toSwitches),
    calls.getMethods('contact_methods', signal).then(toSwitches),
    calls.getStoreSettings(signal),
  ]);
  return { delivery_methods, contact_methods, options };
}

/** The groups that hold a change. */
export const changedGroups = (stored: RepairSettings, wanted: RepairSettings): SettingsGroup[] =>
  groups.filter((group) => Object.keys(changesOf(stored, wanted, group)).length > 0);

/** Saves what changed in one group. */
export async function saveGroup(
  calls: DataProvider & StoreCalls,
  storeId: string,
  stored: RepairSettings,
  wanted: RepairSettings,
  group: SettingsGroup,
): Promise<void> {
  const changes = changesOf(stored, wanted, group);
  if (group === 'options') {
    await saveStoreSettings(calls, storeId, changes);
    return;
  }
  const methods = Object.entries(changes).map(([code, is_enabled]) => ({ code, is_enabled }));
  await calls.updateMethods(group, methods);
}

function changesOf(stored: RepairSettings, wanted: RepairSettings, group: SettingsGroup): Switches {
  const before: Switches = { ...stored[group] };
  return Object.fromEntries(Object.entries(wanted[group]).filter(([key, value]) => before[key] !== value));
}

const toSwitches = (methods: Method[]): Switches =>
  Object.fromEntries(methods.map(({ code, is_enabled }) => [code, is_enabled]));
