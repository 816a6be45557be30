/** What stands in the place of a name that was forgotten. */
export const FORGOTTEN_NAME = '—';

/** Nobody's address: it keeps together what belonged to one person, without saying who it was. */
export const forgottenEmail = (customerId: string) => `${customerId}@forgotten.invalid`;

export const isForgottenEmail = (email: string) => email.endsWith('@forgotten.invalid');
