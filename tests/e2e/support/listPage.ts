import { expect, type Locator, type Page } from '@playwright/test';
import type { Resource } from './api.ts';
import { text } from './texts.ts';
import { toastOf } from './toast.ts';
import { visit } from './visit.ts';

/** Lists whose path is not the resource's name. */
const paths: Partial<Record<Resource, string>> = {
  addons: 'Add-ons',
  customers: 'Customers',
  orders: 'Sales',
  globalBrands: 'global-brands',
  globalProducts: 'global-products',
  repairs: 'Manage',
  quotes: 'Quotes',
};

/** The list of a resource. */
export class ListPage {
  readonly table: Locator;
  readonly rows: Locator;
  readonly dialog: Locator;
  readonly toast: Locator;

  constructor(
    readonly page: Page,
    readonly resource: Resource,
  ) {
    this.table = page.getByRole('table', { name: this.text('name', 2) });
    this.rows = this.table.locator('tbody tr:not(.skeleton)');
    this.dialog = page.getByRole('dialog');
    this.toast = toastOf(page);
  }

  /** A text of the resource's messages. */
  text(key: string, smart_count = 1): string {
    return text(`resources.${this.resource}.${key}`, { smart_count });
  }

  async open(search = ''): Promise<this> {
    await this.page.goto(this.address(search));
    await this.settled();
    return this;
  }

  /** Opens the list like `open`, but without a new load where the admin is open. */
  async visit(search: string): Promise<this> {
    await visit(this.page, this.address(search));
    await this.settled();
    return this;
  }

  private address = (search: string) => `/${paths[this.resource] ?? this.resource}${search}`;

  /** Waits until the requested rows are displayed. */
  async settled(): Promise<void> {
    const empty = this.page.getByText(text('list.empty'));
    await expect(this.table.and(this.page.locator('[aria-busy=false]')).or(empty)).toBeVisible();
  }

  row(name: string): Locator {
    return this.rows.filter({ hasText: name });
  }

  /** The values of a column from top to bottom. */
  column(source: string): Promise<string[]> {
    return this.table.locator(`td[data-source=${source}]`).allInnerTexts();
  }

  button(key: string): Locator {
    return this.page.getByRole('button', { name: text(key), exact: true });
  }

  field(source: string): Locator {
    return this.dialog.getByLabel(this.text(`fields.${source}`));
  }

  async choose(menu: Locator, item: string | RegExp): Promise<void> {
    await menu.click();
    await this.page.getByRole('menuitem', { name: item, exact: true }).click();
  }

  /** The total number of rows as displayed. */
  async total(): Promise<number> {
    const range = await this.page
      .getByRole('navigation', { name: text('list.pagination') })
      .getByRole('status')
      .innerText();
    return Number(/(\d[\d,]*)\s*$/.exec(range)?.[1]?.replaceAll(',', ''));
  }
}
