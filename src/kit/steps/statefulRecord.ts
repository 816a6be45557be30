import type { RaRecord } from 'react-admin';

/** A numbered record with states and steps. */
export interface StatefulRecord extends RaRecord<string> {
  number: number;
  state: string;
  _etag?: string;
}
