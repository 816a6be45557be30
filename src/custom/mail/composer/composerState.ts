import { useSyncExternalStore } from 'react';
import type { Recipient } from '../../../schemas/mail/recipients.ts';
import type { MailContext } from '../../../schemas/mail/placeholderValues.ts';
import type { BulkEmail } from '../../../schemas/mail/bulkEmails.ts';
import type { MailDraft } from './drafts.ts';

/** Initial values of an email. */
export interface MailPrefill {
  to?: Recipient[];
  subject?: string;
  /** Initial text. */
  text?: string;
  /** Text to quote below. */
  quoted?: string;
  locationId?: number | null;
  customer?: MailContext['customer'] & { id?: string | null; language?: string | null | undefined };
  appointment?: MailContext['appointment'] & { id: string };
  requestId?: string;
  /** Each of them receives their own. */
  customerIds?: string[];
  /** Attachments, which a restored draft no longer has. */
  files?: File[];
}

/** Content of the window: a new email, a draft, or the progress of a bulk email. */
export interface ComposerState {
  /** A new id remounts the window. */
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

/** Opens the window with a new email or a draft; the email being written stays as a draft. */
export const openMail = (prefill: MailPrefill, draft?: MailDraft) => {
  count += 1;
  show({ id: count, prefill, ...(draft && { draft }) });
};

/** Shows the progress of a bulk email. */
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
