import { Type, type Static } from 'typebox';

const Text = Type.Union([Type.String(), Type.Null()]);

/** An active session in a browser. */
export const SessionRecord = Type.Object({
  id: Type.Integer(),
  browser: Text,
  system: Text,
  address: Text,
  signed_in_date: Type.String({ format: 'date-time' }),
  last_seen_date: Type.String({ format: 'date-time' }),
  is_current: Type.Boolean(),
});
export type SessionRecord = Static<typeof SessionRecord>;
