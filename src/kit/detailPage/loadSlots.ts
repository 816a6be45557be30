import { isValidElement } from 'react';
import { isLoadable } from '../lazyWithPreload.ts';
import type { DetailPageSlots } from './slots.ts';

/** Starts to load the code of a page's slots, in parallel with its record; rendering retries a failed load. */
export function loadSlots({ missing: _, ...slots }: DetailPageSlots): void {
  for (const slot of Object.values(slots).flat()) {
    if (isValidElement(slot) && isLoadable(slot.type)) slot.type.load().catch(() => undefined);
  }
}
