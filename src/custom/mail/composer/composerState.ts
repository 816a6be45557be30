import { useSyncExternalStore } from 'react';
import type { Recipient } from '../../../schemas/mail/recipients.ts';
import type { MailContext } from '../../../schemas/mail/placeholderValues.ts';
import type { BulkEmail } from '../../../schemas/mail/bulkEmails.ts';
import type { MailDraft } from './drafts.ts';

/** What a mail is begun with. */
export interface MailPrefill {
  to?: Recipient[];
  subject?: string;
  /** What it says to begin with. */
  text?: string;
  /** A text that is answered: it stands below as a quotation. */
  quoted?: string;
  locationId?: number | null;
  customer?: MailContext['customer'] & { id?: string | null; language?: string | null | undefined };
  appointment?: MailContext['appointment'] & { id: string };
  requestId?: string;
  /** Each of them gets their own. */
  customerIds?: string[];
  /** Go with it; a draft of it that is gone on with later has them no more. */
  files?: File[];
}

/** What the window shows: something new, a draft that is gone on with, or how far a mail to several is. */
export interface ComposerState {
  /** Another one of these is another window. */
  id: number;
  prefill: MailPrefill;
  draft?: MailDraft;
  mailing?: BulkEmail;
}

let state: ComposerState | undefined;
let count = 0;
const listeners = new Set<() => void>();

function show(next: ComposerState | undefined) {
  state = next;
  for (const listener of listeners) listener();
}

/** Opens the window with a new mail or a draft; what was being written stays as a draft. */
export const openMail = (prefill: MailPrefill, draft?: MailDraft) => {
  count += 1;
  show({ id: count, prefill, ...(draft && { draft }) });
};

/** Shows how far a mail to several customers is. */
export const showBulkEmail = (mailing: BulkEmail) => {
  count += 1;
  show({ id: count, prefill: {}, mailing });
};

export const closeMail = () => show(undefined);

export const useComposerState = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
  );
