import type { AnswerState } from '../../../src/schemas/tickets/condition.ts';
import { wordsOf, type DocumentLanguage } from '../../documents/index.ts';

const english = {
  SLIP: 'Repair slip',
  TICKET: 'Ticket',
  taken_in: 'Taken in',
  promised: 'Promised for',
  customer: 'Customer',
  phone: 'Phone',
  device: 'Device',
  serial: 'Serial number or IMEI',
  problem: 'Problem',
  condition: 'Condition',
  left_items: 'Left with it',
  technician: 'Technician',
  warning: 'Warning',
  note: 'Internal note',
  open_price: 'to be confirmed',
  numbered: (name: string, number: number) => `${name} #${number}`,
  total: 'Total with taxes',
  own_stock: 'The store',
  terms: 'Terms',
  signed: 'Signed by',
  signature: 'Signature of the customer',
  follow: 'See how your repair is going:',
  bring: 'Please bring this slip when you pick up your device.',
  answers: { OK: 'fine', FAULT: 'fault', NOT_TESTABLE: 'cannot be tested' } satisfies Record<
    AnswerState,
    string
  >,
};

const french: typeof english = {
  SLIP: 'Fiche de réparation',
  TICKET: 'Billet',
  taken_in: 'Reçu le',
  promised: 'Promis pour',
  customer: 'Client',
  phone: 'Téléphone',
  device: 'Appareil',
  serial: 'Nº de série ou IMEI',
  problem: 'Problème',
  condition: 'État',
  left_items: 'Laissé avec l’appareil',
  technician: 'Technicien',
  warning: 'Mise en garde',
  note: 'Note interne',
  open_price: 'à confirmer',
  numbered: (name, number) => `${name} nº\u00a0${number}`,
  total: 'Total avec taxes',
  own_stock: 'Le magasin',
  terms: 'Conditions',
  signed: 'Signé par',
  signature: 'Signature du client',
  follow: 'Suivez votre réparation :',
  bring: 'Veuillez apporter cette fiche lorsque vous récupérerez votre appareil.',
  answers: { OK: 'bon', FAULT: 'défectueux', NOT_TESTABLE: 'non testable' },
};

/** Texts of the papers of a ticket, with those shared with sales documents. */
export const paperWords = (language: DocumentLanguage, currency: string, timeZone: string) => ({
  ...wordsOf(language, currency, timeZone),
  ...(language === 'fr' ? french : english),
});

export type PaperWords = ReturnType<typeof paperWords>;
