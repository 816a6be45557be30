import type { Locator } from '@playwright/test';

/** Returns the bounding box of an element once it has stopped moving. */
export async function boxOf(element: Locator) {
  for (;;) {
    await element.hover({ trial: true });
    const box = await element.boundingBox();
    if (box) return box;
  }
}
