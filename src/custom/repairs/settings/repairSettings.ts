import type { StoreSettings } from '../../../schemas/store/store.ts';
import type { DataProvider } from 'react-admin';
import { type Method, type MethodKind, saveStoreSettings, type StoreCalls } from '../../store/index.ts';

/** Code -> is it enabled? */
type Switches = Record<string, boolean>;

/** All that the dialog switches, in the parts that are saved by a call each. */
export interface RepairSettings extends Record<MethodKind, Switches> {
  options: StoreSettings;
}
export type Part = keyof RepairSettings;

const parts: Part[] = ['delivery_methods', 'contact_methods', 'options'];

export async function loadRepairSettings(calls: StoreCalls, signal: AbortSignal): Promise<RepairSettings> {
  const [delivery_methods, contact_methods, options] = await Promise.all([
    calls.getMethods('delivery_methods', signal).then(toSwitches),
    calls.getMethods('contact_methods', signal).then(toSwitches),
    calls.getStoreSettings(signal),
  ]);
  return { delivery_methods, contact_methods, options };
}

/** The parts that hold a change. */
export const changedParts = (stored: RepairSettings, wanted: RepairSettings): Part[] =>
  parts.filter((part) => Object.keys(changesOf(stored, wanted, part)).length > 0);

/** Saves what changed in one part. */
export async function savePart(
  calls: DataProvider & StoreCalls,
  storeId: string,
  stored: RepairSettings,
  wanted: RepairSettings,
  part: Part,
): Promise<void> {
  const changes = changesOf(stored, wanted, part);
  if (part === 'options') {
    await saveStoreSettings(calls, storeId, changes);
    return;
  }
  const methods = Object.entries(changes).map(([code, is_enabled]) => ({ code, is_enabled }));
  await calls.updateMethods(part, methods);
}

function changesOf(stored: RepairSettings, wanted: RepairSettings, part: Part): Switches {
  const before: Switches = { ...stored[part] };
  return Object.fromEntries(Object.entries(wanted[part]).filter(([key, value]) => before[key] !== value));
}

const toSwitches = (methods: Method[]): Switches =>
  Object.fromEntries(methods.map(({ code, is_enabled }) => [code, is_enabled]));
