import { expect, type Locator, type Page } from '@playwright/test';
import { valueAt, withValueAt } from '../../../src/schemas/storefront/pointer.ts';
import type { Api } from './api.ts';
import { text } from './texts.ts';

const config = 'config';

export const readConfig = (api: Api): Promise<object> => api.ask('GET', config);

/** Returns the value at a pointer of the stored configuration. */
export const storedAt = async (api: Api, pointer: string) => valueAt(await readConfig(api), pointer);

/** Changes only the value at a pointer, as another user. */
export const saveElsewhere = async (api: Api, pointer: string, value: unknown): Promise<void> => {
  await api.ask('PUT', config, withValueAt(await readConfig(api), pointer, value) as object);
};

/** The editor of a document: tree, form and buttons. */
export class Editor {
  readonly toast: Locator;
  readonly tree: Locator;

  constructor(readonly page: Page) {
    // A locator by CSS, since an open dialog hides the toast from the accessibility tree.
    this.toast = page.locator('[aria-live] [role=status], [aria-live] [role=alert]');
    this.tree = page.getByRole('tree');
  }

  async open(panel: string, node: string): Promise<this> {
    const params = new URLSearchParams({ panel, node: `/${panel}/${node}` });
    await this.page.goto(`/configurations?${params}`);
    await this.form.locator('input, textarea').first().waitFor();
    return this;
  }

  /** Opens another panel, whose nodes may have the same names as those of the current one. */
  async openPanel(panel: string): Promise<void> {
    const heading = this.page.getByRole('button', { name: text(`storefront.panels.${panel}`) });
    await heading.click();
    await expect(heading).toHaveAttribute('aria-expanded', 'true');
  }

  /** The form of the selected node. */
  get form(): Locator {
    return this.page.locator('section.form');
  }

  node(key: string): Locator {
    return this.tree.getByRole('treeitem', {
      name: new RegExp(`^${text(`storefront.nodes.${key}`)}( ?,|$)`),
    });
  }

  field(name: string): Locator {
    return this.form.getByLabel(new RegExp(`^${name}`)).first();
  }

  button(key: string): Locator {
    return this.page.getByRole('button', { name: text(key), exact: true });
  }

  edit(): Promise<void> {
    return this.button('configurations.edit').click();
  }

  update(): Promise<void> {
    return this.button('configurations.update').click();
  }

  /** Updates and waits until it is stored; the message of an earlier update may still be visible. */
  async updateStored(): Promise<void> {
    const stored = this.page.waitForResponse(
      (response) =>
        response.request().method() === 'PUT' && response.url().endsWith('/config') && response.ok(),
    );
    await this.update();
    await stored;
    await expect(this.toast).toHaveText(text('configurations.messages.updated'));
  }
}
