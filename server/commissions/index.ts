import type { Domain } from '../core/domain.ts';
import { salesEvents } from '../sales/salesEvents.ts';
import { earn } from './earn.ts';
import { takeBack } from './takeBack.ts';

export const commissionsDomain: Domain = {
  extend: () =>
    salesEvents.add({
      completed: earn,
      returned: (scope, by, order, _sale, returned) => takeBack(scope, by, order, returned),
    }),
};
