import { draftKey, forgetDraft, keepDraft, recallDraft } from '../../../drafts.ts';
import { isBlankHtml, type NewMail } from '../../../schemas/mail/mail.ts';
import type { BulkEmailPurpose } from '../../../schemas/mail/bulkEmails.ts';
import type { MailContext } from '../../../schemas/mail/placeholderValues.ts';

/** An unsent email and its context. */
export interface MailDraft {
  mail: NewMail;
  context: MailContext;
  /** Recipients of a bulk email: each receives their own. */
  customerIds?: string[];
  /** Purpose of a bulk email. */
  purpose?: BulkEmailPurpose;
  /** Last change, in milliseconds. */
  date: number;
}

const keyOf = (staffId: string, key: string) => draftKey(staffId, 'mail', key);

const isWritten = ({ subject, html, to, cc, bcc }: NewMail) =>
  subject.trim() !== '' || !isBlankHtml(html) || to.length + cc.length + bcc.length > 0;

/** Keys of emails that were sent or discarded: a closing window must not save them again. */
const discarded = new Set<string>();

/** Saves a draft in localStorage, unless it is empty. Attachments are not saved. */
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

/** Saves the email that is open in this tab, even if it is empty. */
export function saveOpenDraft(staffId: string, draft: Omit<MailDraft, 'date'>): void {
  if (!discarded.has(draft.mail.key))
    keepDraft(openKey(staffId), JSON.stringify({ ...draft, date: Date.now() }));
}

export const deleteOpenDraft = (staffId: string): void => forgetDraft(openKey(staffId));

/** Returns the email that was open in this tab before a reload. */
export const readOpenDraft = (staffId: string) => recallDraft(openKey(staffId)) as MailDraft | undefined;

/** Returns a user's drafts, latest first. */
export function listDrafts(staffId: string): MailDraft[] {
  const prefix = keyOf(staffId, '');
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(prefix))
    .map((key) => recallDraft(key, localStorage) as MailDraft | undefined)
    .filter((draft) => draft !== undefined)
    .toSorted((one, other) => other.date - one.date);
}
