import { right, type AccessRule } from '../can.ts';
import { atOwnLocation } from '../atOwnLocation.ts';

/** Of the ledger and the customers' balances. */
export const seesWallet = atOwnLocation(right('VIEW_WALLET'));
/** Of tills: whoever works at one sees those of the location. */
export const seesRegisters = atOwnLocation(right('VIEW_WALLET', 'EDIT_REGISTER'));
export const editsRegisters = atOwnLocation(right('EDIT_REGISTER'));
/** One's own till, or anybody's for who sees all of the wallet. */
export const closesRegister: AccessRule = (who, record) =>
  !record || record.opened_by === who.staff_id || who.rights.includes('VIEW_WALLET')
    ? editsRegisters(who)
    : false;

const refunds = right('REFUND_ORDER');
/** Of what was noted by hand: whoever sees the ledger and may give money back. */
export const reverses: AccessRule = (who) => (refunds(who) === true ? seesWallet(who) : false);
