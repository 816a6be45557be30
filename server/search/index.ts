import type { Domain } from '../core/domain.ts';
import { searchRoutes } from './routes.ts';

export const searchDomain: Domain = {
  routes: (app) => searchRoutes(app),
};
