import type { DataProvider } from 'react-admin';
import { http } from '../../../authProvider/http.ts';
import type { StoreSettings } from '../../../schemas/store.ts';
import { loadStoreSettings, saveStoreSettings } from '../../storeSettings.ts';

/** Code -> is it enabled? */
type Switches = Record<string, boolean>;

/** All that the dialog switches, in the parts that are saved by a call each. */
export interface RepairSettings {
  delivery_methods: Switches;
  contact_methods: Switches;
  options: StoreSettings;
}
export type Part = keyof RepairSettings;

interface Method {
  code: string;
  is_enabled: boolean;
}

const parts: Part[] = ['delivery_methods', 'contact_methods', 'options'];

export async function loadRepairSettings(storeId: string, signal?: AbortSignal): Promise<RepairSettings> {
  const [delivery_methods, contact_methods, options] = await Promise.all([
    loadMethods(storeId, 'delivery_methods', signal),
    loadMethods(storeId, 'contact_methods', signal),
    loadStoreSettings(storeId, signal),
  ]);
  return { delivery_methods, contact_methods, options };
}

/** The parts that hold a change. */
export const changedParts = (stored: RepairSettings, wanted: RepairSettings): Part[] =>
  parts.filter((part) => Object.keys(changesOf(stored, wanted, part)).length > 0);

/** Saves what changed in one part. */
export async function savePart(
  dataProvider: DataProvider,
  storeId: string,
  stored: RepairSettings,
  wanted: RepairSettings,
  part: Part,
): Promise<void> {
  const changes = changesOf(stored, wanted, part);
  if (part === 'options') {
    await saveStoreSettings(dataProvider, storeId, changes);
    return;
  }
  const body: Method[] = Object.entries(changes).map(([code, is_enabled]) => ({ code, is_enabled }));
  await http({ service: 'store', method: 'PUT', path: `/dc/store/${storeId}/${part}`, body });
}

function changesOf(stored: RepairSettings, wanted: RepairSettings, part: Part): Switches {
  const before: Switches = { ...stored[part] };
  return Object.fromEntries(Object.entries(wanted[part]).filter(([key, value]) => before[key] !== value));
}

async function loadMethods(storeId: string, part: Part, signal?: AbortSignal): Promise<Switches> {
  const path = `/dc/store/${storeId}/${part}`;
  const { json } = await http<Method[]>({ service: 'store', method: 'GET', path, signal });
  return Object.fromEntries(json.map(({ code, is_enabled }) => [code, is_enabled]));
}
