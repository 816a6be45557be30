import type { Page, WebSocketRoute } from '@playwright/test';

const routed = new WeakSet<Page>();

/** Answers a page's live connection itself. This stays with the page, so that no other test uses it again. */
export async function routeLive(page: Page, handler: (socket: WebSocketRoute) => unknown): Promise<void> {
  routed.add(page);
  await page.routeWebSocket(/\/socket\.io\//, handler);
}

export const isLiveRouted = (page: Page): boolean => routed.has(page);
