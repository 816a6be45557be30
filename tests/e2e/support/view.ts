import type { Page } from '@playwright/test';

/** A text of the catalogue in the language that the screen speaks. */
export type Word = (key: string) => string;

export interface View {
  name: string;
  path: string;
  /** Shown to people who are not signed in. */
  isPublic?: true;
  /** What it shows depends on how the page began, or stays: it has a page of its own, loaded anew in each language. */
  isFresh?: true;
  /** Brings the screen to what is looked at. */
  arrange?: (page: Page, word: Word) => Promise<void>;
}
