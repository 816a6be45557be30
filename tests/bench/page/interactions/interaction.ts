import type { Locator, Page } from '@playwright/test';
import { text } from '../../../e2e/support/texts.ts';

/** One measured input of a person. */
export interface Interaction {
  title: string;
  /** Unmeasured: makes the input possible. */
  prepare?: (page: Page) => Promise<unknown>;
  /** The measured click or key. */
  input: (page: Page) => Promise<unknown>;
}

/** Interactions in order, on a page that is loaded before them. */
export interface Scene {
  path: string;
  isPhone?: boolean;
  interactions: Interaction[];
}

/** The button with the text of a message key. */
export const button = (page: Page | Locator, key: string) =>
  page.getByRole('button', { name: text(key), exact: true });

export const dialog = (page: Page) => page.getByRole('dialog');

/** A click on what `find` returns, after the pointer has rested on it. */
export const click = (title: string, find: (page: Page) => Locator): Interaction => ({
  title,
  prepare: (page) => find(page).first().hover(),
  // Without the checks of `locator.click`, which run in the page and would be measured.
  input: async ({ mouse }) => {
    await mouse.down();
    await mouse.up();
  },
});

/** The same, after a preparation. */
export function clickAfter(
  prepare: (page: Page) => Promise<unknown>,
  ...step: Parameters<typeof click>
): Interaction {
  const { prepare: hover, ...clicked } = click(...step);
  return { ...clicked, prepare: (page) => prepare(page).then(() => hover?.(page)) };
}

/** A key, on what has the focus after `prepare`. */
export const press = (title: string, key: string, prepare?: Interaction['prepare']): Interaction => ({
  title,
  prepare,
  input: (page) => page.keyboard.press(key),
});
