import type { Api } from './api.ts';
import { unique } from './api.ts';

export interface Place {
  id: number;
  location_name: string;
  phone: string;
  is_main: boolean;
  closures: object[];
  location_hours: { type: string; day: number; open: string | null; close: string | null }[];
  [property: string]: unknown;
}

/** Creates an inactive location, which other tests do not offer. */
export const addLocation = (api: Api, values: object = {}): Promise<Place> =>
  api.ask('POST', 'location', {
    location_name: unique('Pier'),
    email: 'pier@atlas.example',
    phone: '+1 902 555 0110',
    country: 'CA',
    state: 'NS',
    city: 'Halifax',
    postcode: 'B3J 3M7',
    address_1: '1 Water Street',
    timezone: 'America/Halifax',
    display_order: 900,
    is_voided: true,
    ...values,
  });

export const readLocation = (api: Api, id: number): Promise<Place> =>
  api.ask('GET', `locations/${id}?include_location_hours=true`);
