import { expect, type Locator, type Page } from '@playwright/test';
import { text as english } from './texts.ts';
import type { Word } from './view.ts';

/** The dialog that compares rates and buys a label. */
export class RateBrowserDialog {
  readonly dialog: Locator;
  readonly services: Locator;
  readonly carriers: Locator;

  constructor(
    readonly page: Page,
    readonly word: Word = english,
  ) {
    this.dialog = page.getByRole('dialog', { name: word('shipping.rateBrowser.title') });
    this.services = this.list('service_list');
    this.carriers = this.list('carriers');
  }

  async open() {
    await this.page.goto('/Shipping/create');
    await expect(this.button('browse')).toBeVisible({ timeout: 30_000 });
    return this;
  }

  /** Discards the restored draft of an earlier test. */
  async discardDraft() {
    const discard = this.dialog.getByRole('button', { name: this.word('dialog.draft.discard') });
    if (await discard.isVisible()) await discard.click();
  }

  field(name: string) {
    return this.dialog.locator(`[name="${name}"]`);
  }

  button(key: string) {
    return this.dialog.getByRole('button', { name: this.word(`shipping.rateBrowser.${key}`), exact: true });
  }

  text(key: string) {
    return this.dialog.getByText(this.word(`shipping.rateBrowser.${key}`), { exact: true });
  }

  /** Selects an option by the field's label. */
  async choose(label: string, option: string) {
    await this.dialog.getByRole('combobox', { name: new RegExp(`^${this.word(label)}`) }).click();
    await this.page.getByRole('option', { name: option, exact: true }).click();
  }

  /** Fills in the fields that rates depend on: 2.5 pounds to Vancouver. */
  async fill() {
    const from = this.dialog.getByRole('combobox', {
      name: new RegExp(`^${this.word('shipping.rateBrowser.ship_from')}`),
    });
    await from.click();
    await this.page.getByRole('option').first().click();
    await this.choose('resources.locations.fields.province', this.word('regions.CA.BC'));
    await this.field('city').fill('Vancouver');
    await this.field('postalCode').fill('V6B 1A1');
    await this.field('weightInPounds').fill('2');
    await this.field('weightInOz').fill('8');
    for (const side of ['length', 'width', 'height']) await this.field(side).fill('7,5');
  }

  async browse() {
    await this.button('browse').click();
    await expect(this.services.getByRole('button').first()).toBeVisible();
  }

  private list(key: string) {
    return this.dialog.getByRole('list', { name: this.word(`shipping.rateBrowser.${key}`), exact: true });
  }
}
