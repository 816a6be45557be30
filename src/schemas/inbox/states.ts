/** States of a text message that the store sends. */
export const messageStates = ['QUEUED', 'SENDING', 'UNKNOWN', 'SENT', 'FAILED', 'DELIVERED'] as const;
export type MessageState = (typeof messageStates)[number];

/** What a carrier reports about a message; reports may be late, repeated, or out of order. */
export const reportedStates = ['SENT', 'FAILED', 'DELIVERED'] as const satisfies MessageState[];
export type ReportedState = (typeof reportedStates)[number];

/** The states in which a report is news: a state never leads back, and what was delivered stays delivered. */
export const statesBefore = (reported: ReportedState): MessageState[] =>
  messageStates.slice(0, messageStates.indexOf(reported));
