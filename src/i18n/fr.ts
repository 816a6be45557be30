import french from 'ra-language-french';
import type { Messages } from './en.ts';
import { account } from './fr/account.ts';
import { auth } from './fr/auth.ts';
import { calendar } from './fr/calendar.ts';
import { brands, categories, globalCatalog, products } from './fr/catalog.ts';
import { configurations } from './fr/configurations.ts';
import { appointments, booking, dashboard } from './fr/dashboard.ts';
import { errors } from './fr/errors.ts';
import { dialog, image, picker } from './fr/forms.ts';
import { inbox, notifications } from './fr/inbox.ts';
import { exporting, list } from './fr/list.ts';
import { locations, regions } from './fr/locations.ts';
import { messages } from './fr/messages.ts';
import { preview, storefrontTexts } from './fr/preview.ts';
import { priceMatrix } from './fr/priceMatrix.ts';
import { priceSheet } from './fr/priceSheet.ts';
import { repairs } from './fr/repairs.ts';
import { settings, store } from './fr/settings.ts';
import { shell } from './fr/shell.ts';
import { newBooking, quotes } from './fr/newBooking.ts';
import { customers, orders, services } from './fr/store.ts';
import { rightGroups, rights, roles, staff } from './fr/staff.ts';
import { pages, staticPages } from './fr/staticPages.ts';
import { storefront } from './fr/storefront.ts';
import { validation } from './fr/validation.ts';

const { ra } = french;

const fr: Messages = {
  ra: {
    ...ra,
    notification: {
      ...ra.notification,
      http_error: messages.connection,
      data_provider_error: messages.failed,
      item_doesnt_exist: messages.not_found,
      not_authorized: messages.not_allowed,
      offline: messages.offline,
      logged_out: auth.session_expired,
    },
    validation: { ...ra.validation, required: validation.required },
  },
  shell,
  auth,
  account,
  errors,
  messages,
  validation,
  list,
  exporting,
  dialog,
  image,
  picker,
  globalCatalog,
  settings,
  regions,
  rights,
  rightGroups,
  roles,
  inbox,
  dashboard,
  booking,
  calendar,
  newBooking,
  storefront,
  configurations,
  staticPages,
  preview,
  storefrontTexts,
  priceMatrix,
  priceSheet,
  resources: {
    appointments,
    brands,
    categories,
    products,
    quotes,
    customers,
    locations,
    staff,
    orders,
    pages,
    notifications,
    repairs,
    services,
    store,
  },
};

export default fr;
