import type { StoreSettings } from '../../../schemas/store/store.ts';
import type { PartOf } from '../../../schemas/call.ts';
import type { storeCalls } from '../../../schemas/store/calls.ts';
import { saveStoreSettings, type StoreCalls } from '../../store/index.ts';

/** Whether each code is enabled. */
type Switches = Record<string, boolean>;

/** All settings of the dialog, in groups with a call each. */
export interface RepairSettings {
  delivery_methods: Switches;
  contact_methods: Switches;
  options: StoreSettings;
}
export type SettingsGroup = keyof RepairSettings;

const groups: SettingsGroup[] = ['delivery_methods', 'contact_methods', 'options'];

export async function loadRepairSettings(calls: StoreCalls, signal: AbortSignal): Promise<RepairSettings> {
  const [delivery_methods, contact_methods, options] = await Promise.all([
    calls.getDeliveryMethods({ signal }).then(toSwitches),
    calls.getContactMethods({ signal }).then(toSwitches),
    calls.getStoreSettings({ signal }),
  ]);
  return { delivery_methods, contact_methods, options };
}

/** Returns the groups with changes. */
export const changedGroups = (stored: RepairSettings, wanted: RepairSettings): SettingsGroup[] =>
  groups.filter((group) => Object.keys(changesOf(stored, wanted, group)).length > 0);

/** Saves the changes of one group. */
export async function saveGroup(
  calls: StoreCalls,
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
  const body = Object.entries(changes).map(([code, is_enabled]) => ({ code, is_enabled }));
  await calls[group === 'delivery_methods' ? 'switchDeliveryMethods' : 'switchContactMethods']({ body });
}

function changesOf(stored: RepairSettings, wanted: RepairSettings, group: SettingsGroup): Switches {
  const before: Switches = { ...stored[group] };
  return Object.fromEntries(Object.entries(wanted[group]).filter(([key, value]) => before[key] !== value));
}

const toSwitches = (methods: PartOf<typeof storeCalls.getDeliveryMethods, 'answer'>): Switches =>
  Object.fromEntries(methods.map(({ code, is_enabled }) => [code, is_enabled]));
