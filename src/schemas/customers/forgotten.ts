/** Replaces erased names. */
export const FORGOTTEN_NAME = '—';

/** An undeliverable address that keeps the records of an erased customer together without identifying them. */
export const forgottenEmail = (customerId: string) => `${customerId}@forgotten.invalid`;
