import type { Static } from 'typebox';
import { Group, PlainText, Sections } from './fields.ts';

const Text = () => PlainText({ maxLength: 200 });

const Words = () => Group({ en: Text(), fr: Text() });

/** What customers read about a device in each state. */
const StatusWords = Group({
  CHECKED_IN: Words(),
  DIAGNOSING: Words(),
  WAITING_CUSTOMER: Words(),
  WAITING_PARTS: Words(),
  IN_REPAIR: Words(),
  TESTING: Words(),
  READY: Words(),
  GONE: Words(),
});
export type StatusWords = Static<typeof StatusWords>;

/** The status page of tickets. */
export const StatusPage = Sections({ statusWords: StatusWords });
