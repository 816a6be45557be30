import type { StoreSettings } from '../../../schemas/store/store.ts';
import type { PartOf } from '../../../schemas/call.ts';
import type { storeCalls } from '../../../schemas/store/calls.ts';
import { saveStoreSettings, type StoreCalls } from '../../store/index.ts';

/** Whether each code is enabled. */
type Switches = Record<string, boolean>;

/** Settings of the store that are on or off. */
export const switched = [
  'display_repair_cost',
  'send_quote_email',
  'send_appointment_email',
  'send_reminder_email',
  'send_uncollected_email',
  'reserve_approved_parts',
] as const satisfies (keyof StoreSettings)[];

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
  groups.filter((group) => Object.keys(changesOf(stored[group], wanted[group])).length > 0);

/** Saves the changes of one group. */
export async function saveGroup(
  calls: StoreCalls,
  storeId: string,
  stored: RepairSettings,
  wanted: RepairSettings,
  group: SettingsGroup,
): Promise<void> {
  if (group === 'options') {
    await saveStoreSettings(calls, storeId, changesOf(stored.options, wanted.options));
    return;
  }
  const changes = Object.entries(changesOf(stored[group], wanted[group]));
  const body = changes.map(([code, is_enabled = false]) => ({ code, is_enabled }));
  await calls[group === 'delivery_methods' ? 'switchDeliveryMethods' : 'switchContactMethods']({ body });
}

function changesOf<T extends Record<string, unknown>>(before: T, after: T): Partial<T> {
  return Object.fromEntries(
    Object.entries(after).filter(([key, value]) => before[key] !== value),
  ) as Partial<T>;
}

const toSwitches = (methods: PartOf<typeof storeCalls.getDeliveryMethods, 'answer'>): Switches =>
  Object.fromEntries(methods.map(({ code, is_enabled }) => [code, is_enabled]));
