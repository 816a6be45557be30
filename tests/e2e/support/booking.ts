import { expect, type Locator, type Page } from '@playwright/test';
import type { Appointment } from '../../../src/schemas/appointments/appointments.ts';
import type { Api } from './api.ts';
import { text } from './texts.ts';
import { visit } from './visit.ts';
import { toastOf } from './toast.ts';

export const saves = '**/repair/location/*/appointment';

/** A date that is not yet past in any location's time zone. */
export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A customer with a unique name. */
export const newCustomer = () => {
  const last = `Booker ${crypto.randomUUID().slice(0, 8)}`;
  return { first: 'Robin', last, email: `${last.replace(' ', '.').toLowerCase()}@example.net` };
};
export type Customer = ReturnType<typeof newCustomer>;

/** Books an appointment, found by its unique last name. */
export async function bookAppointment(
  api: Api,
  name: string,
  times: Partial<Appointment>,
): Promise<Appointment> {
  const { rows: locations } = await api.list('locations');
  const { rows: offered } = await api.list('repairs', { per_page: '1', is_active: 'true' });
  const location = locations.find((one) => one.location_name === 'Toronto Queen West') ?? locations[0];
  return api.ask<Appointment>('POST', `repair/location/${location?.id}/appointment`, {
    location_id: Number(location?.id),
    type: 'APPOINTMENT',
    customer_first_name: 'Ada',
    customer_last_name: name,
    customer_email: 'ada@example.com',
    customer_contact_method: 'EMAIL',
    delivery_method: 'WALK_IN',
    selected_start_time: '10:00:00',
    selected_end_time: '10:30:00',
    repairs: [
      {
        repair_id: offered[0]?.id,
        product_id: null,
        product_name: '',
        repair_name: '',
        duration: '',
        warranty: null,
        warranty_unit: null,
      },
    ],
    ...times,
  });
}

/** The dialog that books an appointment or sends a quote. */
export class NewBooking {
  readonly dialog: Locator;
  readonly cards: Locator;
  readonly selected: Locator;
  readonly toast: Locator;

  constructor(readonly page: Page) {
    this.dialog = page.getByRole('dialog').first();
    this.cards = this.dialog.getByRole('list', { name: text('newBooking.repairs') }).getByRole('button');
    this.selected = this.dialog
      .getByRole('region', { name: new RegExp(`^${text('newBooking.selected')}`) })
      .getByRole('listitem');
    this.toast = toastOf(page);
  }

  async open(path: string) {
    await this.page.goto(path);
    return this.opened();
  }

  /** Opens the dialog in the open admin. */
  async visit(path: string) {
    await visit(this.page, path);
    return this.opened();
  }

  private async opened() {
    await expect(this.dialog.getByLabel(text('newBooking.title_search'))).toBeVisible({ timeout: 30_000 });
    return this;
  }

  /** Searches repairs; the list is empty without a device or a title. */
  async searchRepairs(title = 'screen') {
    await this.search(title);
    await expect(this.cards.first()).toBeVisible({ timeout: 30_000 });
    return this;
  }

  field(name: string) {
    return this.dialog.locator(`[name="${name}"]`);
  }

  button(key: string) {
    return this.dialog.getByRole('button', { name: text(key), exact: true });
  }

  search(title: string) {
    return this.dialog.getByLabel(text('newBooking.title_search')).fill(title);
  }

  /** Selects an option by the field's name. */
  async choose(field: string, option: string | RegExp) {
    await this.dialog.getByRole('combobox', { name: text(`resources.appointments.fields.${field}`) }).click();
    await this.page.getByRole('option', { name: option, exact: typeof option === 'string' }).click();
  }

  /** Fills in all required fields except the repairs. */
  async fill({ first, last, email }: Customer, { date = inDays(30), dropOff = /walk/i } = {}) {
    await this.choose('location_id', /Toronto/);
    await this.field('customer_first_name').fill(first);
    await this.field('customer_last_name').fill(last);
    await this.field('customer_email').fill(email);
    await this.choose('delivery_method', dropOff);
    await this.field('selected_date').fill(date);
  }
}
