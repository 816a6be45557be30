import type { Locator } from '@playwright/test';

/** Where an element is, once it is there and stays where it is. */
export async function boxOf(element: Locator) {
  for (;;) {
    await element.hover({ trial: true });
    const box = await element.boundingBox();
    if (box) return box;
  }
}
