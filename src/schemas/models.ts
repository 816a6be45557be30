import { addons } from './catalog/addons.ts';
import { addresses } from './customers/addresses.ts';
import { appointments } from './appointments/appointments.ts';
import { brands } from './catalog/brands.ts';
import { categories } from './catalog/categories.ts';
import { customers } from './customers/customers.ts';
import { customerRequests } from './customers/requests.ts';
import { locations } from './locations/locations.ts';
import { mailTemplates } from './mail/mailTemplates.ts';
import type { Model } from './model.ts';
import { notifications } from './notifications/notifications.ts';
import { products } from './catalog/products.ts';
import { quotes } from './appointments/quotes.ts';
import { repairs } from './repairs/repairs.ts';
import { shipments } from './shipping/shipments.ts';
import { staff } from './staff/staff.ts';
import { store } from './store/store.ts';

/** Every model; crud routes, validators and the tests loop over them. */
export const models = {
  addons,
  addresses,
  appointments,
  brands,
  categories,
  customers,
  customerRequests,
  locations,
  mailTemplates,
  notifications,
  products,
  quotes,
  repairs,
  shipments,
  staff,
  store,
} as const satisfies Record<string, Model>;
