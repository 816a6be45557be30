import { Type, type Static } from 'typebox';

/** How many days after its devices have gone a ticket still has its status page. */
export const PAGE_DAYS = 90;

/** Longest message that a customer writes on the status page. */
export const MAX_PAGE_MESSAGE = 1600;

/** Whether customers can open the status page of a ticket. */
export const StatusPageState = Type.Object({
  /** Links that work. */
  links: Type.Integer(),
  /** All links were ended, so that the look-up does not lead there either. */
  is_ended: Type.Boolean(),
});
export type StatusPageState = Static<typeof StatusPageState>;

export const NewStatusLink = Type.Object(
  {
    /** Ends the earlier links. */
    renew: Type.Boolean(),
    locale: Type.Enum(['en', 'fr']),
  },
  { additionalProperties: false },
);
export type NewStatusLink = Static<typeof NewStatusLink>;

/** A link to the status page. Only its hash is stored, so it is shown once. */
export const StatusLink = Type.Object({
  address: Type.String(),
  /** A QR code of the address as a data URL. */
  picture: Type.String(),
});
export type StatusLink = Static<typeof StatusLink>;
