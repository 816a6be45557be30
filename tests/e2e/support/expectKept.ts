import { expect, type Page } from '@playwright/test';

const isKept = async () =>
  Boolean(
    (await caches.match('/Tickets/create', { cacheName: '/Tickets/' })) &&
    (await navigator.serviceWorker.getRegistration('/Tickets/create'))?.active,
  );

/** Waits until New Ticket, which is open, works without a connection. */
export async function expectKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(isKept), { message: 'the kept page' }).toBe(true);
}
