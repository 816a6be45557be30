import type { Domain } from '../core/domain.ts';
import { salesEvents } from '../sales/index.ts';
import { earnCommissions } from './earnCommissions.ts';
import { commissionHooks } from './hooks.ts';
import { commissionRoutes } from './routes.ts';
import { ruleHooks } from './ruleHooks.ts';
import * as tables from './tables.ts';
import { reverseCommissions } from './reverseCommissions.ts';

export { commissionRules, commissions } from './tables.ts';

export const commissionsDomain: Domain = {
  tables: [tables],
  extend: () =>
    salesEvents.add({
      completed: earnCommissions,
      returned: (scope, by, order, _sale, returned) => reverseCommissions(scope, by, order, returned),
    }),
  hooks: () => ({ commissionRules: ruleHooks, commissions: commissionHooks }),
  routes: (app) => commissionRoutes(app),
};
