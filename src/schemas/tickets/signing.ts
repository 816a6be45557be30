import { Type, type Static } from 'typebox';
import { call } from '../call.ts';
import { nonBlankLine } from '../textPatterns.ts';
import { editsTickets } from './access.ts';
import { signatureKinds } from './intakeRules.ts';
import { IntakeSignature, Strokes } from './signatures.ts';
import { tickets } from './tickets.ts';

const Moment = Type.String({ format: 'date-time' });
const Language = Type.Enum(['en', 'fr']);

/** What a code is for: which terms, in which language if they have it, and who is expected to sign. */
const CodeValues = Type.Object(
  {
    kind: Type.Enum([...signatureKinds]),
    language: Language,
    name: Type.String({ maxLength: 200 }),
  },
  { additionalProperties: false },
);
export type SignatureCodeValues = Static<typeof CodeValues>;

/** The address of the page on which somebody signs, also as a QR code, a data URL; the id is not secret. */
const Code = Type.Object({
  id: Type.String(),
  address: Type.String(),
  picture: Type.String(),
  expires_date: Moment,
});
export type SignatureCode = Static<typeof Code>;

/** The terms and who signs them, for the page of a code; nothing else about the ticket. */
const Session = Type.Object({
  html: Type.String(),
  language: Language,
  name: Type.String(),
  is_signed: Type.Boolean(),
  expires_date: Moment,
});
export type SigningSession = Static<typeof Session>;

const Drawn = Type.Object(
  { name: Type.String({ ...nonBlankLine, maxLength: 200 }), strokes: Strokes },
  { additionalProperties: false },
);
export type DrawnSignature = Static<typeof Drawn>;

const ById = Type.Object({ id: Type.String({ maxLength: 100 }) });
const Token = Type.Object({ 'x-signing-token': Type.Optional(Type.String({ maxLength: 100 })) });

const edits = { update: editsTickets };

/** Calls with which a signature is given on another screen; a staff member has one code at a time. */
export const signingCalls = {
  createSignatureCode: call('POST /dc/store/:storeId/signatureCode', {
    of: tickets,
    access: edits,
    body: CodeValues,
    answer: Code,
    status: 201,
    summary: 'Create a code for a page on which terms are signed; an earlier one of the staff member ends',
  }),

  getCodeSignature: call('GET /dc/store/:storeId/signatureCode', {
    of: tickets,
    access: edits,
    query: ById,
    answer: Type.Object({ signature: IntakeSignature }),
    summary: 'The signature that was given with the own code; null: none yet; 410: the code has ended',
  }),

  endSignatureCode: call('DELETE /dc/store/:storeId/signatureCode', {
    of: tickets,
    access: edits,
    query: ById,
    summary: 'End the own code, and remove the signature that was given with it',
  }),

  getSigningSession: call('GET /dc/store/:storeId/sign/session', {
    of: tickets,
    access: 'unauthenticated',
    headers: Token,
    answer: Session,
    summary: 'What is signed with a code',
  }),

  addDrawnSignature: call('POST /dc/store/:storeId/sign/signature', {
    of: tickets,
    access: 'unauthenticated',
    headers: Token,
    body: Drawn,
    answer: Session,
    summary: 'Sign with a code',
  }),
};
