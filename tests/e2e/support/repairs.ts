import type { Page } from '@playwright/test';
import { unique, type Api, type StoredRecord } from './api.ts';
import { ListPage } from './listPage.ts';
import { text } from './texts.ts';

/** Creates a device. */
export const makeDevice = (api: Api): Promise<StoredRecord> => {
  const name = unique('Device');
  return api.create('products', { name, slug: name.toLowerCase().replaceAll(' ', '-') });
};

/** Creates services of one device with a common title prefix. */
export async function makeServices(api: Api, ...changes: object[]) {
  const device = await makeDevice(api);
  const prefix = unique('Service');
  const services: StoredRecord[] = [];
  for (const [index, one] of changes.entries()) {
    const title = `${prefix} ${'abcdef'[index]}`;
    services.push(await api.create('repairs', { title, product_id: device.id, duration: '1 hour', ...one }));
  }
  return { device, prefix, services, first: services[0] as StoredRecord };
}

/** The page of repair services. */
export class ManagePage extends ListPage {
  constructor(page: Page) {
    super(page, 'repairs');
  }

  /** Opens the list filtered by a title prefix. */
  openTitled(title: string): Promise<this> {
    return this.visit(`?filter=${encodeURIComponent(JSON.stringify({ title }))}`);
  }

  /** The cell of a service. */
  cell(title: string, source: string) {
    return this.row(title).locator(`td[data-source=${source}]`);
  }

  get save() {
    return this.dialog.getByRole('button', { name: text('dialog.save'), exact: true });
  }

  input(name: string) {
    return this.dialog.locator(`[name="${name}"]`);
  }

  async chooseUnit(unit: string): Promise<void> {
    await this.dialog.getByRole('combobox', { name: this.text('fields.warranty_unit') }).click();
    await this.page.getByRole('option', { name: unit, exact: true }).click();
  }

  async chooseDevice(name: string): Promise<void> {
    await this.dialog.getByRole('combobox', { name: this.text('fields.product_id') }).fill(name);
    await this.page.getByRole('option', { name, exact: true }).click();
  }

  async menu(title: string, item: string): Promise<void> {
    const button = this.row(title).getByRole('button', { name: text('list.actions_of', { name: title }) });
    await this.choose(button, item);
  }
}
