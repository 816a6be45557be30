/** What became of a mail; `unknown`: the line broke after all was sent, and before the server said that it took it. */
export const mailStates = ['queued', 'sending', 'sent', 'failed', 'unknown'] as const;
export type MailState = (typeof mailStates)[number];
