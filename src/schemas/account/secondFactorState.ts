import { Type, type Static } from 'typebox';

/** A staff member's own second factor. */
export const SecondFactorState = Type.Object({
  date: Type.Union([Type.String(), Type.Null()], { description: 'Since when it is on' }),
  is_demanded: Type.Boolean({ description: 'By the role' }),
  recovery_codes: Type.Integer({ description: 'How many were not used' }),
});
export type SecondFactorState = Static<typeof SecondFactorState>;

/** The key of a new authenticator. */
export const NewKey = Type.Object({
  key: Type.String({ description: 'For the authenticator, in base 32' }),
  address: Type.String({ description: 'The same, as authenticators read it (otpauth:)' }),
  picture: Type.String({ description: 'The address as a QR code, a data URL' }),
});
export type NewKey = Static<typeof NewKey>;
