import { member, right } from '../can.ts';
import type { Model } from '../model.ts';

/** Who reads and who edits the storefront: its panels, the pages of the locations and the static pages. */
export const storefront: Pick<Model, 'access'> = {
  access: {
    list: right('VIEW_STORE_SETTINGS'),
    one: member,
    create: right('EDIT_STORE_SETTINGS'),
    update: right('EDIT_STORE_SETTINGS'),
    delete: right('EDIT_STORE_SETTINGS'),
  },
};
