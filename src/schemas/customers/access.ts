import { member, right } from '../can.ts';

/** Who may do what with customers (contract 4 §6). */
export const customerAccess = {
  access: {
    list: member,
    one: member,
    create: right('EDIT_CUSTOMER'),
    update: right('EDIT_CUSTOMER'),
    delete: right('EDIT_CUSTOMER'),
  },
};
