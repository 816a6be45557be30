import { right, type AccessRule } from '../can.ts';

const forgets = right('FORGET_CUSTOMER');

/** Of whom nothing is known any more nothing can be handed out or forgotten. */
const mayForget: AccessRule = (who, record) => forgets(who) === true && !record?.forgotten_date;

/** Handing out what is stored about a customer, and forgetting them (contract 4 §7). */
export const customerPrivacy = { access: { one: mayForget, update: mayForget } };
