import { right, type AccessRule } from '../can.ts';

const forgets = right('FORGET_CUSTOMER');

/** Erased customers have no data to export or erase. */
const mayForget: AccessRule = (who, record) => forgets(who) === true && !record?.forgotten_date;

/** Access to exporting and erasing a customer's personal data (contract 4 §7). */
export const customerPrivacy = { access: { one: mayForget, update: mayForget } };
