import { right, type AccessRule } from '../can.ts';
import { atOwnLocation } from '../atOwnLocation.ts';

/** The ledger and customer balances. */
export const seesWallet = atOwnLocation(right('VIEW_WALLET'));
/** Staff members who work at a register see those of their location. */
export const seesRegisters = atOwnLocation(right('VIEW_WALLET', 'EDIT_REGISTER'));
export const editsRegisters = atOwnLocation(right('EDIT_REGISTER'));
/** The own register; with VIEW_WALLET any. */
export const closesRegister: AccessRule = (who, record) =>
  !record || record.opened_by === who.staff_id || who.rights.includes('VIEW_WALLET')
    ? editsRegisters(who)
    : false;

const refunds = right('REFUND_ORDER');
/** Reversing manual transactions requires the ledger and refunds. */
export const reverses: AccessRule = (who) => (refunds(who) === true ? seesWallet(who) : false);
