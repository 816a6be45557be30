import english from 'ra-language-english';
import { account } from './en/account.ts';
import { auth } from './en/auth.ts';
import { calendar } from './en/calendar.ts';
import { brands, categories, globalCatalog, products } from './en/catalog.ts';
import { configurations } from './en/configurations.ts';
import { appointments, booking, dashboard } from './en/dashboard.ts';
import { errors } from './en/errors.ts';
import { dialog, image, picker } from './en/forms.ts';
import { inbox, notifications } from './en/inbox.ts';
import { exporting, list } from './en/list.ts';
import { locations, regions } from './en/locations.ts';
import { messages } from './en/messages.ts';
import { preview, storefrontTexts } from './en/preview.ts';
import { priceMatrix } from './en/priceMatrix.ts';
import { priceSheet } from './en/priceSheet.ts';
import { repairs } from './en/repairs.ts';
import { settings, store } from './en/settings.ts';
import { shell } from './en/shell.ts';
import { newBooking, quotes } from './en/newBooking.ts';
import { customers, orders, services } from './en/store.ts';
import { rightGroups, rights, roles, staff } from './en/staff.ts';
import { pages, staticPages } from './en/staticPages.ts';
import { storefront } from './en/storefront.ts';
import { validation } from './en/validation.ts';

const { ra } = english;

const en = {
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

/** The shape of the message catalogue; every other language has exactly these keys. */
export type Messages = typeof en;

export default en;
