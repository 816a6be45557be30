import type { RaRecord } from 'react-admin';
import type { Model } from '../../schemas/model.ts';
import { isSame } from '../form/isSame.ts';

/** A field that another user changed while it was shown. */
export interface ChangedField {
  source: string;
  before: unknown;
  now: unknown;
}

const ignored = /^(modified|created)_|^id$/;

/** Returns the fields that differ between the shown and the current record. */
export const changesOf = ({ schema }: Model, shown: RaRecord, now: RaRecord): ChangedField[] =>
  Object.keys(schema.properties)
    .filter((key) => !ignored.test(key) && key in shown && key in now && !isSame(shown[key], now[key]))
    .map((source) => ({ source, before: shown[source], now: now[source] }));
