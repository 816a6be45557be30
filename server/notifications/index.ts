import { ownRows, type Domain } from '../core/domain.ts';
import { notificationRoutes } from './routes.ts';
import * as tables from './tables.ts';

export const notificationsDomain: Domain = {
  tables: [tables],
  routes: (app) => notificationRoutes(app),
  exported: ownRows('messages', 'notifications', 'notification_recipients'),
};
