import { right, type AccessRule } from '../can.ts';
import { atOwnLocation } from '../atOwnLocation.ts';

const seesOthers = atOwnLocation(right('VIEW_WALLET', 'EDIT_COMMISSIONS'));

/** Staff members see their own commissions; some also those of others. */
export const seesCommissions: AccessRule = (who) => {
  const others = seesOthers(who);
  const own = { staff_id: who.staff_id };
  if (typeof others === 'boolean') return others || own;
  return [own, others].flat();
};

export const seesRules = right('VIEW_WALLET', 'EDIT_COMMISSIONS');
export const editsRules = right('EDIT_COMMISSIONS');
