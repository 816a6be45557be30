import { http } from './authProvider/http.ts';
import { currentSession } from './authProvider/loadSession.ts';
import { createDataProvider } from './dataProvider/dataProvider.ts';
import { domainCalls } from './resources/calls.ts';
import { models } from './schemas/models.ts';

/** The data provider, authenticated as the signed-in user. */
export const dataProvider = createDataProvider({
  models,
  http,
  calls: domainCalls,
  session: () => {
    const { store_id = '', staff_id = '' } = currentSession()?.who ?? {};
    return { storeId: store_id, staffId: staff_id, locale: 'en' };
  },
});
