import type { Page } from '@playwright/test';
import axe from 'axe-core';

const options: axe.RunOptions = {
  // The rules of WCAG 2.2 at level AA, and what axe calls good practice.
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Popups stand at the end of the page, outside of its landmarks.
  rules: { region: { enabled: false } },
  resultTypes: ['violations'],
};

/** What axe finds wrong with what shows now: rules and where they are broken. */
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (given) => {
    const { axe: axeOfPage } = window as unknown as { axe: typeof axe };
    // No script runs in the preview, axe neither.
    const found = await axeOfPage.run({ exclude: ['iframe[sandbox]'] }, given);
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
    );
  }, options);
}
