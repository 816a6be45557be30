import type { Domain } from '../core/domain.ts';
import { dashboardRoutes } from './routes.ts';

export const dashboardDomain: Domain = {
  routes: (app) => dashboardRoutes(app),
};
