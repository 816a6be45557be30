import { draftKey, forgetDraft, keepDraft, recallDraft } from '../../../drafts.ts';
import { isBlankHtml, type NewMail } from '../../../schemas/mail/mail.ts';
import type { BulkEmailPurpose } from '../../../schemas/mail/bulkEmails.ts';
import type { MailContext } from '../../../schemas/mail/placeholderValues.ts';

/** A mail that is not sent yet, with what it is about. */
export interface MailDraft {
  mail: NewMail;
  context: MailContext;
  /** Of a mail to several: each gets their own. */
  customerIds?: string[];
  /** What a mail to several is. */
  purpose?: BulkEmailPurpose;
  /** When it was last written on, in milliseconds. */
  date: number;
}

const keyOf = (staffId: string, key: string) => draftKey(staffId, 'mail', key);

const isWritten = ({ subject, html, to, cc, bcc }: NewMail) =>
  subject.trim() !== '' || !isBlankHtml(html) || to.length + cc.length + bcc.length > 0;

/** What was sent or thrown away is not kept by a window that closes. */
const discarded = new Set<string>();

/** Keeps a mail on this machine, beyond this tab; an empty one is none. Files are not kept. */
export function saveDraft(staffId: string, draft: Omit<MailDraft, 'date'>): void {
  const { mail } = draft;
  if (discarded.has(mail.key)) return;
  const key = keyOf(staffId, mail.key);
  if (!isWritten(mail)) forgetDraft(key, localStorage);
  else keepDraft(key, JSON.stringify({ ...draft, date: Date.now() } satisfies MailDraft), localStorage);
}

export function deleteDraft(staffId: string, key: string): void {
  discarded.add(key);
  forgetDraft(keyOf(staffId, key), localStorage);
}

const openKey = (staffId: string) => draftKey(staffId, 'openMail');

/** Keeps the mail that is open in this tab, also while nothing was typed into it. */
export function saveOpenDraft(staffId: string, draft: Omit<MailDraft, 'date'>): void {
  if (!discarded.has(draft.mail.key))
    keepDraft(openKey(staffId), JSON.stringify({ ...draft, date: Date.now() }));
}

export const deleteOpenDraft = (staffId: string): void => forgetDraft(openKey(staffId));

/** The mail that was open in this tab when its page went, such as by a reload. */
export const readOpenDraft = (staffId: string) => recallDraft(openKey(staffId)) as MailDraft | undefined;

/** The mails that somebody began and did not send, the newest first. */
export function listDrafts(staffId: string): MailDraft[] {
  const prefix = keyOf(staffId, '');
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(prefix))
    .map((key) => recallDraft(key, localStorage) as MailDraft | undefined)
    .filter((draft) => draft !== undefined)
    .toSorted((one, other) => other.date - one.date);
}
