import { ownRows, type Domain } from '../core/domain.ts';
import { store } from './routes.ts';
import { serviceMethods } from './serviceMethods.ts';
import * as tables from './tables.ts';

export { dueTime } from './dueTime.ts';
export { originsOf } from './origins.ts';
export { readStore } from './readStore.ts';
export { settingsFollowers, settingsOf } from './storeRecord.ts';
export { contactMethods, deliveryMethods, features, lookups } from './tables.ts';

export const storeDomain: Domain = {
  tables: [tables],
  routes: async (app) => {
    await app.register(store);
    await app.register(serviceMethods);
  },
  exported: ownRows('features', 'lookups', 'delivery_methods', 'contact_methods'),
};
