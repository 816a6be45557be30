/** `WAITING`: for the end of the quiet hours, or to be sent at once. */
export const messageStates = ['WAITING', 'SENT', 'SKIPPED', 'NOT_SENT'] as const;
export type MessageState = (typeof messageStates)[number];

/** Why nothing was sent. */
export const notSentReasons = [
  'no_address',
  'no_number',
  'stopped',
  'not_asked',
  'outdated',
  'template_off',
] as const;
export type NotSentReason = (typeof notSentReasons)[number];
