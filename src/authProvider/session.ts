import type { Store } from '../schemas/pageSettings.ts';
import { createContext, use } from 'react';
import type { Who } from '../schemas/can.ts';
import type { Flag } from '../schemas/flags.ts';
import type { LocalRate } from '../schemas/sales/taxRates.ts';

export type { Store };

export interface Staff {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  role: string;
  location_id: number | null;
  settings: { default_locale: 'en' | 'fr' };
}

export interface Location {
  id: number;
  location_name: string;
  email: string;
  phone: string | null;
  address_1: string;
  address_2: string | null;
  city: string;
  country: string;
  state: string;
  postcode: string;
  timezone: string;
  /** Outside Canada: the taxes added to sales at this location. */
  tax_rates?: LocalRate[];
  is_main: boolean;
  is_voided: boolean;
}

/** Everything loaded once, before the first screen. */
export interface Session {
  who: Who;
  staff: Staff;
  store: Store;
  features: ReadonlySet<Flag>;
  locations: Location[];
}

export const SessionContext = createContext<Session | undefined>(undefined);

/** Returns the session; throws outside the signed-in admin. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession() is used outside the signed-in admin');
  return session;
}
