import { wordsOf, type DocumentLanguage } from '../../../documents/index.ts';

const english = {
  title: 'Purchase order',
  supplier: 'Supplier',
  contact: 'Attention',
  account: 'Our account number',
  reference: 'Your number',
  ordered: 'Ordered on',
  expected: 'Expected on',
  deliver_to: 'Deliver to',
  cost: 'Unit cost',
};

const french: typeof english = {
  title: 'Bon de commande',
  supplier: 'Fournisseur',
  contact: 'À l’attention de',
  account: 'Notre numéro de compte',
  reference: 'Votre numéro',
  ordered: 'Commandé le',
  expected: 'Attendu le',
  deliver_to: 'Livrer à',
  cost: 'Coût unitaire',
};

/** Returns the texts of a purchase order, together with those shared with sales documents. */
export const purchaseOrderWords = (language: DocumentLanguage, currency: string, timeZone: string) => ({
  ...wordsOf(language, currency, timeZone),
  ...(language === 'fr' ? french : english),
});
