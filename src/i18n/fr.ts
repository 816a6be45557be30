import french from 'ra-language-french';
import type { Messages } from './en.ts';
import { auth } from './fr/auth.ts';
import { brands, categories, globalCatalog, products } from './fr/catalog.ts';
import { errors } from './fr/errors.ts';
import { dialog, image, picker } from './fr/forms.ts';
import { exporting, list } from './fr/list.ts';
import { messages } from './fr/messages.ts';
import { shell } from './fr/shell.ts';
import { customers, locations, notifications, orders, services, settings, staff } from './fr/store.ts';
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
  errors,
  messages,
  validation,
  list,
  exporting,
  dialog,
  image,
  picker,
  globalCatalog,
  resources: {
    brands,
    categories,
    products,
    customers,
    locations,
    staff,
    orders,
    notifications,
    services,
    settings,
  },
};

export default fr;
