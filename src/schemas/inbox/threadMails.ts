import { Type, type Static } from 'typebox';
import { NullableString } from '../common.ts';
import { MAX_SUBJECT } from '../mail/mail.ts';
import { nonBlankLine, visiblePattern } from '../textPatterns.ts';
import { mailStates } from '../work/mails.ts';
import { IsKept } from './textMessages.ts';
import { directions } from './threads.ts';

/** Longest text of an email written in a conversation. */
export const MAX_MAIL_TEXT = 20_000;

/** An email to be sent in a conversation; its id makes a repeated request send once. */
export const NewThreadMail = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    is_kept: IsKept,
    subject: Type.String({ ...nonBlankLine, maxLength: MAX_SUBJECT }),
    text: Type.String({ maxLength: MAX_MAIL_TEXT, pattern: visiblePattern, multiline: true }),
  },
  { additionalProperties: false },
);
export type NewThreadMail = Static<typeof NewThreadMail>;

/** An email of a conversation, sent or received. */
export const ThreadMail = Type.Object({
  id: Type.String(),
  direction: Type.Enum([...directions]),
  date: Type.String(),
  /** Who wrote a received one; null: the address of the conversation. */
  from: NullableString(),
  /** The name that a received one is signed with. */
  from_name: NullableString(),
  subject: Type.String(),
  text: Type.String(),
  /** The earlier emails that a received one repeats. */
  quoted: Type.String(),
  /** It was longer than what is kept. */
  is_cut: Type.Boolean(),
  /** Sent by a program, such as an out-of-office reply. */
  is_automatic: Type.Boolean(),
  /** Null for received ones. */
  state: NullableString({ enum: [...mailStates, null] }),
  /** Why it was not sent: a code, and the mail server's. */
  reason: Type.Unsafe<{ code: string; detail?: string } | null>({
    type: ['object', 'null'],
    properties: { code: { type: 'string' }, detail: { type: 'string' } },
  }),
  /** Name of the staff member who wrote it. */
  by: NullableString(),
  /** It was written in this conversation, so it can be sent again here. */
  is_own: Type.Boolean(),
  files: Type.Array(Type.Object({ filename: Type.String(), bytes: Type.Integer(), is_kept: Type.Boolean() })),
});
export type ThreadMail = Static<typeof ThreadMail>;
