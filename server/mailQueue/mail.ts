export interface Address {
  address: string;
  name?: string;
}

interface File {
  filename: string;
  contentType: string;
  /** The Content-ID of an inline image. */
  cid?: string;
}

export interface TextAttachment extends File {
  content: string;
}

/** A file attached to an email. */
export type Attachment = TextAttachment | (File & { content: Buffer });

/** An attachment as it is stored: text in the email's row, or bytes as a row of `mail_files`. */
export type StoredAttachment = TextAttachment | (File & { file_id: string });

/** An email as it is sent. */
export interface Mail {
  /** Message-ID, the same for every attempt to send the email. */
  messageId: string;
  /** Message-ID of the email that it answers. */
  inReplyTo?: string;
  /** Message-IDs of the emails before it. */
  references?: string[];
  to: Address[];
  cc?: Address[];
  bcc?: Address[];
  subject: string;
  text: string;
  html: string;
  /** Display name of the sender. */
  fromName?: string;
  replyTo?: string;
  /** The address at which the recipient ends such emails with one click (RFC 8058). */
  unsubscribe?: string;
  attachments?: Attachment[];
}

/** A recipient that the server refused, with its reply code. */
export interface RefusedRecipient {
  address: string;
  code?: string;
}

export interface Delivery {
  /** Recipients that were refused while others were accepted. */
  refused: RefusedRecipient[];
}

export interface Mailer {
  /** Resolves when the server has accepted the email; otherwise throws a MailError. */
  send(mail: Mail): Promise<Delivery>;
  close(): void;
}

/** An attachment in the outbox; bytes are stored as base64. */
export interface OutboxFile extends TextAttachment {
  encoding?: 'base64';
}

export interface OutboxContent extends Omit<Mail, 'attachments'> {
  attachments?: OutboxFile[];
}
