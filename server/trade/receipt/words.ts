import type { TradeRequest } from '../../../src/schemas/trade/requests.ts';
import type { Payout } from '../../../src/schemas/trade/states.ts';
import { wordsOf, type DocumentLanguage } from '../../documents/index.ts';

type Conditions = Record<TradeRequest['condition'], string>;
type Payouts = Record<Payout, string>;

const english = {
  title: 'Trade-in receipt',
  bought: 'Bought on',
  bought_by: 'Bought by',
  seller: 'Seller',
  device: 'Device',
  storage: 'Storage',
  condition: 'Condition',
  serial: 'Serial number or IMEI',
  conditions: { LIKE_NEW: 'Like new', GOOD: 'Good', FAIR: 'Fair', POOR: 'Poor' } satisfies Conditions,
  price: 'What was paid',
  base: 'Price of the device',
  agreed: 'Amount agreed',
  offer: 'Price paid',
  payouts: { CASH: 'Paid in cash', STORE_CREDIT: 'Paid as store credit' } satisfies Payouts,
  terms: 'Terms',
  declared:
    'The seller declares that the device is theirs to sell, that it is neither lost, stolen, rented nor under an unpaid contract, and that it is signed out of every account. With the payment it belongs to the store. What is stored on it is erased and cannot be brought back. The sale is final.',
  signature: 'Signature of the seller',
};

const french: typeof english = {
  title: 'Reçu de reprise',
  bought: 'Acheté le',
  bought_by: 'Acheté par',
  seller: 'Vendeur',
  device: 'Appareil',
  storage: 'Stockage',
  condition: 'État',
  serial: 'Numéro de série ou IMEI',
  conditions: { LIKE_NEW: 'Comme neuf', GOOD: 'Bon', FAIR: 'Passable', POOR: 'Mauvais' },
  price: 'Ce qui a été payé',
  base: 'Prix de l’appareil',
  agreed: 'Montant convenu',
  offer: 'Prix payé',
  payouts: { CASH: 'Payé comptant', STORE_CREDIT: 'Payé en crédit en magasin' },
  terms: 'Conditions',
  declared:
    'Le vendeur déclare que l’appareil lui appartient, qu’il n’est ni perdu, ni volé, ni loué, ni visé par un contrat impayé, et qu’il est déconnecté de tout compte. Dès le paiement, il appartient au magasin. Les données qu’il contient sont effacées et ne peuvent être récupérées. La vente est définitive.',
  signature: 'Signature du vendeur',
};

/** Texts of a trade-in receipt, including those shared with sales documents. */
export const receiptWords = (language: DocumentLanguage, currency: string, timeZone: string) => ({
  ...wordsOf(language, currency, timeZone),
  ...(language === 'fr' ? french : english),
});

export type ReceiptWords = ReturnType<typeof receiptWords>;
