import { storeDomain } from '../schemas/store/domain.ts';
import { settings } from '../settings.ts';
import type { Store } from './session.ts';

/** The store domain derived from the host name. */
export const domain = storeDomain(location.hostname, settings.storeDomain);

/** The store record embedded in the page by the server, if it matches the domain. */
export const embeddedStore: Store | undefined =
  settings.store?.domain === domain ? settings.store.record : undefined;
