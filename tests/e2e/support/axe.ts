import type { Page } from '@playwright/test';
import axe from 'axe-core';

const options: axe.RunOptions = {
  // WCAG 2.2 level AA, and axe's best practices.
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Popups are rendered at the end of the page, outside of landmarks.
  rules: { region: { enabled: false } },
  resultTypes: ['violations'],
  // Style sheets need no second parsing: only a rule on orientation, which no style here mentions, reads them.
  preload: false,
};

/** Returns axe's violations on the page: rules and selectors. */
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (given) => {
    const { axe: axeOfPage } = window as unknown as { axe: typeof axe };
    // axe cannot run in the preview, which blocks scripts.
    const found = await axeOfPage.run({ exclude: ['iframe[sandbox]'] }, given);
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
    );
  }, options);
}
