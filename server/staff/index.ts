import { ownRows, type Domain } from '../core/domain.ts';
import { authors } from '../core/history/authors.ts';
import { locationStaff } from '../locations/index.ts';
import { accountRoutes } from './account/accountRoutes.ts';
import { resetJob } from './account/resetJob.ts';
import { passwords } from './account/routes.ts';
import { resetSecondFactor } from './account/secondFactor/resetRoute.ts';
import { secondFactorRoutes } from './account/secondFactor/routes.ts';
import * as secondFactorTables from './account/secondFactor/tables.ts';
import { sessionRoutes } from './account/sessionRoutes.ts';
import * as accountTables from './account/tables.ts';
import { staffHooks } from './hooks.ts';
import { rolesRoutes } from './rolesRoutes.ts';
import { staffRoutes } from './routes.ts';
import { staffAtLocation } from './staffAtLocation.ts';
import { staffNames } from './staffNames.ts';
import * as tables from './tables.ts';

export { invite, type OriginOf } from './account/invite.ts';
export { type GuardOptions, guard } from './guard.ts';
export type { Accounts, NewAccount } from './identity/accounts.ts';
export { languageOf } from './languageOf.ts';
export { staffNames } from './staffNames.ts';
export { roles, staff } from './tables.ts';
export { encryptSecrets } from './account/secondFactor/encryptSecrets.ts';
export { admission } from './membership.ts';

export const staffDomain: Domain = {
  tables: [tables, accountTables, secondFactorTables],
  extend: () => {
    authors.add(staffNames);
    locationStaff.add(staffAtLocation);
  },
  hooks: ({ identity, originOf, live }) => ({ staff: staffHooks({ identity, originOf, live }) }),
  routes: async (app, { database, identity, live, secrets, settings }) => {
    await app.register(staffRoutes);
    await app.register(rolesRoutes);
    await app.register(passwords, { database, identity, live });
    await app.register(sessionRoutes, { live, times: settings.sessionTimes });
    await app.register(accountRoutes, { database, identity, live });
    await app.register(secondFactorRoutes, { database, identity, secrets });
    await app.register(resetSecondFactor, { identity, live });
  },
  jobs: ({ originOf }) => ({ 'send-reset': resetJob(originOf) }),
  exported: {
    ...ownRows('roles'),
    second_factors: undefined,
    password_codes: undefined,
    sessions: undefined,
  },
};
