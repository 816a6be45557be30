import { member, right } from '../can.ts';
import type { Model } from '../model.ts';

/** Access to the storefront: panels, location pages and static pages. */
export const storefront: Pick<Model, 'access'> = {
  access: {
    list: right('VIEW_STORE_SETTINGS'),
    one: member,
    create: right('EDIT_STORE_SETTINGS'),
    update: right('EDIT_STORE_SETTINGS'),
    delete: right('EDIT_STORE_SETTINGS'),
  },
};
