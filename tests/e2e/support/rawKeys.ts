import type { Page } from '@playwright/test';
import { en } from './catalogues.ts';

type Tree = Record<string, unknown>;

/** The first two segments of every message key: `auth.title`, `resources.brands`. */
const beginnings = Object.entries(en as Tree).flatMap(([area, texts]) =>
  Object.keys(texts as Tree).map((name) => `${area}.${name}`),
);

/** Returns untranslated message keys in visible texts and accessible names. */
export async function rawKeys(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const named = [...document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')];
    const attributes = ['aria-label', 'title', 'placeholder', 'alt'];
    return [
      document.title,
      document.body.innerText,
      ...named.flatMap((element) => attributes.map((name) => element.getAttribute(name) ?? '')),
    ];
  });
  const words = texts.flatMap((text) => text.split(/[\s,;:"“”()«»]+/));
  return [...new Set(words)].filter((word) =>
    beginnings.some((one) => word === one || word.startsWith(`${one}.`)),
  );
}
