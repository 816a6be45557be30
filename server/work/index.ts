import type { Domain } from '../core/domain.ts';
import { workRoutes } from './routes.ts';

export { cancelJob } from './work.ts';
export { notifyOwners } from './notifyOwners.ts';

export const workDomain: Domain = {
  routes: async (app, { kinds }) => {
    await app.register(workRoutes, { kinds });
  },
};
