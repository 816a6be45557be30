/** Delivery state; `unknown`: the connection broke after the message was sent and before the server confirmed it. */
export const mailStates = ['queued', 'sending', 'sent', 'failed', 'unknown'] as const;
export type MailState = (typeof mailStates)[number];
