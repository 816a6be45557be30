/** Providers that take payments: Stripe, or the bundled one for trying. */
export const paymentProviders = ['STRIPE', 'SAMPLE'] as const;
export type PaymentProviderName = (typeof paymentProviders)[number];

/**
 * States of an attempt to pay, in the order in which they may follow each other: CREATED is stored before the provider is
 * called, UNKNOWN means that its answer was lost, PENDING that the money is on its way.
 */
export const attemptStates = ['CREATED', 'UNKNOWN', 'OPEN', 'PENDING', 'EXPIRED', 'FAILED', 'PAID'] as const;
export type AttemptState = (typeof attemptStates)[number];

/** What a provider says about an attempt. */
export type SessionState = Exclude<AttemptState, 'CREATED' | 'UNKNOWN'>;

/** States of attempts that may still be paid; a ticket has at most one of them. */
export const openAttemptStates = [
  'CREATED',
  'UNKNOWN',
  'OPEN',
  'PENDING',
] as const satisfies readonly AttemptState[];

export const isOpenAttempt = (state: AttemptState): boolean => openAttemptStates.some((one) => one === state);

/** Whether a state follows the known one: reports may be late, repeated and out of order, and a paid attempt stays paid. */
export const isLaterState = (known: AttemptState, reported: AttemptState): boolean =>
  attemptStates.indexOf(reported) > attemptStates.indexOf(known);

/** What is paid: the deposit that was asked, or all that is due. */
export const purposes = ['DEPOSIT', 'BALANCE'] as const;
export type Purpose = (typeof purposes)[number];
