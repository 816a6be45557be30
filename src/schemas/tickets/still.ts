import type { StoreSettings } from '../store/store.ts';
import type { DeviceState } from './states.ts';

/** The setting of the longest time in each state before a device is ready, in opening hours. */
export const longestSettings = {
  CHECKED_IN: 'longest_checked_in',
  DIAGNOSING: 'longest_diagnosing',
  WAITING_CUSTOMER: 'longest_waiting_customer',
  WAITING_PARTS: 'longest_waiting_parts',
  IN_REPAIR: 'longest_in_repair',
  TESTING: 'longest_testing',
} as const satisfies Partial<Record<DeviceState, keyof StoreSettings>>;

/** States in which a device can stand still. */
export const limitedStates = Object.keys(longestSettings) as (keyof typeof longestSettings)[];

type Longest = (typeof longestSettings)[keyof typeof longestSettings];

/** Returns the longest time in a state in opening hours; null: no limit. */
export const longestHours = (state: DeviceState, settings: Pick<StoreSettings, Longest>): number | null =>
  state === 'READY' || state === 'GONE' ? null : settings[longestSettings[state]];

/** Whether a device stands in its state for longer than the store allows. */
export const isStandingStill = ({ still_from }: { still_from: string | null }, now = Date.now()): boolean =>
  still_from !== null && Date.parse(still_from) < now;
