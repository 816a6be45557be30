import { sql } from 'drizzle-orm';
import type { Who } from '../../../src/schemas/can.ts';
import {
  noteExcerptLength,
  type TimelineEntry,
  type TimelineKind,
} from '../../../src/schemas/customers/timeline.ts';
import { allowed } from '../../core/routes/recordRequest.ts';
import type { Scope } from '../../core/scope.ts';
import type { Asked } from './newest.ts';

/** An entry whose author is still an id. */
export type FoundEntry = Omit<TimelineEntry, 'date'> & { date: Date };

/** The newest entries of a source, and how many it has in total. */
export interface Entries {
  found: FoundEntry[];
  total: number;
}

/** A source of timeline entries. */
export interface TimelineSource {
  /** Entries of the same moment are in the order of kinds. */
  kind: TimelineKind;
  /** Reads the `limit` newest entries that the user may read. */
  read: (scope: Scope, who: Who, asked: Asked) => Promise<Entries>;
}

/** The customer of a prepared statement; its values are properties of `Asked`. */
export const askedCustomer = { id: sql.placeholder('customer'), emails: sql.placeholder('emails') };

/** The location of `near` in a prepared statement. */
export const nearPlace = sql.placeholder('place');

/** The only location whose records the user may list; undefined where they may list all. */
export const placeOf = (who: Who, model: Parameters<typeof allowed>[1]) =>
  [allowed(who, model)].flat()[0]?.location_id as number | undefined;

export const excerpt = (text: string) =>
  text.length > noteExcerptLength ? `${text.slice(0, noteExcerptLength - 1)}…` : text;
