import type { Domain } from '../core/domain.ts';
import { salesEvents } from '../sales/salesEvents.ts';
import { earnCommissions } from './earnCommissions.ts';
import { reverseCommissions } from './reverseCommissions.ts';

export const commissionsDomain: Domain = {
  extend: () =>
    salesEvents.add({
      completed: earnCommissions,
      returned: (scope, by, order, _sale, returned) => reverseCommissions(scope, by, order, returned),
    }),
};
