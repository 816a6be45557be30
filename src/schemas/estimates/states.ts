/** States of an estimate; one that was replaced by a newer version is SUPERSEDED. */
export const estimateStates = [
  'DRAFT',
  'SENT',
  'SEEN',
  'CHANGES_ASKED',
  'APPROVED',
  'DECLINED',
  'EXPIRED',
  'SUPERSEDED',
] as const;
export type EstimateState = (typeof estimateStates)[number];

/** States in which the customer can answer. */
export const openEstimateStates = ['SENT', 'SEEN', 'CHANGES_ASKED'] as const satisfies EstimateState[];

/** What a customer can answer. */
export const answers = ['APPROVED', 'DECLINED', 'CHANGES_ASKED'] as const satisfies EstimateState[];
export type Answer = (typeof answers)[number];

/** How a customer answered: on the page, or to a staff member. */
export const answerChannels = ['LINK', 'COUNTER', 'PHONE'] as const;
export type AnswerChannel = (typeof answerChannels)[number];

/** How the link of an estimate reaches the customer. */
export const linkWays = ['MAIL', 'TEXT'] as const;

/** How an estimate is sent; NONE only makes it valid, such as to copy its link. */
export const sendingWays = [...linkWays, 'NONE'] as const;
export type SendingWay = (typeof sendingWays)[number];
