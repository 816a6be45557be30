import { storeDomain } from '../schemas/store/domain.ts';
import { settings } from '../settings.ts';
import type { Store } from './session.ts';

/** The domain whose store this page belongs to. */
export const domain = storeDomain(location.hostname, settings.storeDomain);

/** That store, where it came with the page. */
export const embeddedStore: Store | undefined =
  settings.store?.domain === domain ? settings.store.record : undefined;
