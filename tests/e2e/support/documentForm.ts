import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import type { Schema } from '../../../src/schemas/storefront/schema.ts';
import { text } from './texts.ts';

/** The editor of a storefront document: tree, form of a node, and preview. */
export class DocumentForm {
  private readonly form: Locator;
  readonly preview: FrameLocator;

  constructor(private readonly page: Page) {
    this.form = page.locator('.form');
    this.preview = page.frameLocator('iframe');
  }

  async edit() {
    await this.page.getByRole('button', { name: text('configurations.edit'), exact: true }).click();
  }

  async update() {
    await this.page.getByRole('button', { name: text('configurations.update'), exact: true }).click();
    await expect(
      this.page.getByRole('button', { name: text('configurations.edit'), exact: true }),
    ).toBeVisible();
  }

  /** Opens the form of a node and expands all entries of its lists. */
  async openNode(index: number) {
    const node = this.page.getByRole('treeitem').nth(index);
    await node.click();
    await expect(node).toHaveAttribute('aria-selected', 'true');
    const name = (await node.locator('.name').textContent()) ?? '';
    await expect(this.preview.locator('.name-tag')).toHaveText(name);
    await expect(this.form.locator('input, textarea, [role=textbox], li button').first()).toBeVisible();
    const closed = this.form.locator('li button[aria-expanded=false]:not([aria-haspopup])');
    while ((await closed.count()) > 0) await closed.first().click();
  }

  /** Changes a field and waits until the preview changes. */
  async changeAndSee(pointer: string, schema: Schema, value: string) {
    const html = () => this.preview.locator('main').innerHTML();
    const before = await html();
    await this.change(pointer, schema, value);
    await expect.poll(html, { message: `the preview shows ${pointer}` }).not.toBe(before);
  }

  private async change(pointer: string, { type, format, enum: choices }: Schema, value: string) {
    const field = this.form.locator(`[id$="_${pointer.replaceAll('/', '_')}"]`);
    if (type === 'boolean') return field.setChecked(value === 'true');
    if (choices) {
      await field.click();
      return this.page.locator(`[role=option][data-value="${value}"]`).click();
    }
    await field.fill(format === 'html' ? value.replaceAll(/<[^>]*>/g, '') : value);
    if (format === 'category') return this.page.getByRole('option', { name: value, exact: true }).click();
    return field.blur();
  }
}
