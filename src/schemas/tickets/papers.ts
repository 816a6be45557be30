import { Type, type Static } from 'typebox';
import { DocumentLanguage } from '../documentLanguage.ts';

/** A ticket goes with the devices to the bench, a slip with the customer. */
export const paperKinds = ['SLIP', 'TICKET'] as const;

/** A4, or a roll of 80 mm. */
export const paperSizes = ['ROLL', 'A4'] as const;

/** Which paper of a ticket, a slip on a roll by default; without a language in the customer's. */
export const PaperChoice = Type.Object({
  kind: Type.Optional(Type.Enum([...paperKinds])),
  paper: Type.Optional(Type.Enum([...paperSizes])),
  ...DocumentLanguage.properties,
});
export type PaperChoice = Static<typeof PaperChoice>;

/** The code of a ticket on papers and labels. */
export const ticketCode = (number: number): string => `T${number}`;

/** The ticket, and the thing left with it, that a code on a paper or label means: 'T12', 'T12-1', '#12' or '12'. */
export function ticketOfCode(code: string): { number: number; item?: number | undefined } | undefined {
  const [, number, item] = /^\s*(?:T-?|#)?\s*(\d{1,9})(?:-(\d{1,6}))?\s*$/i.exec(code) ?? [];
  return number ? { number: Number(number), item: item ? Number(item) : undefined } : undefined;
}

/** The id of the device on a ticket that the code of its label means: the address of its page. */
export const deviceOfCode = (code: string): string | undefined =>
  /\/Bench\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})/i.exec(code)?.[1]?.toLowerCase();
