/** A file of a received email; its content is kept if it is of a kind and size that is. */
export interface ReceivedFile {
  filename: string;
  bytes: number;
  kept?: { contentType: string; content: Buffer };
}

/** What a mail server says about an email of ours that it could not deliver. */
export interface Bounce {
  /** The ids of our emails that it may name. */
  mailIds: string[];
  /** Its enhanced status code, such as 5.1.1. */
  status?: string;
}

/** An email that arrived, as plain text and within the limits of what is kept. */
export interface IncomingMail {
  messageId: string;
  from: { address: string; name: string };
  /** All addresses that it was sent to, in lower case. */
  to: string[];
  subject: string;
  text: string;
  /** The earlier emails that it repeats. */
  quoted: string;
  /** It was longer than what is kept. */
  isCut: boolean;
  /** The Message-IDs of the emails that it answers, the last one directly. */
  answers: string[];
  /** Sent by a program: it needs no answer. */
  isAutomatic: boolean;
  bounce: Bounce | undefined;
  files: ReceivedFile[];
}
