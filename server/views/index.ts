import { ownRows, type Domain } from '../core/domain.ts';
import { viewHooks } from './hooks.ts';
import { viewRoutes } from './routes.ts';
import * as tables from './tables.ts';

export const viewsDomain: Domain = {
  tables: [tables],
  hooks: () => ({ savedViews: viewHooks }),
  routes: (app) => viewRoutes(app),
  exported: ownRows('chosen_views'),
};
