import type { Locator, Page } from '@playwright/test';
import { text } from './texts.ts';

/** Opens all sections of the side menu and returns it. */
export async function openMenu(page: Page): Promise<Locator> {
  const menu = page.getByRole('navigation', { name: text('shell.menu') });
  await menu.getByRole('link').first().waitFor();
  const folded = menu.locator('[aria-expanded=false]');
  while ((await folded.count()) > 0) await folded.first().click();
  return menu;
}

/** A name that may be followed by what is counted, such as 'Conversations, 3 unread'. */
export const counted = (name: string): RegExp =>
  new RegExp(`^${name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?:[,:] .*)?$`);

/** Opens a page by its link in a section of the side menu. */
export async function openPage(page: Page, section: string, name: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: text('shell.menu') });
  const heading = menu.getByRole('button', { name: counted(text(`shell.sections.${section}`)) });
  if ((await heading.getAttribute('aria-expanded')) === 'false') await heading.click();
  await menu.getByRole('link', { name: counted(name) }).click();
}
