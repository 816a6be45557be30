import { dateTimeFormat, numberFormat } from '../../src/schemas/formats.ts';
import { labelled } from '../../src/schemas/labelled.ts';
import { longWarrantyUnit } from '../../src/schemas/repairs/repairTerms.ts';

const english = {
  invoice: 'Invoice',
  receipt: 'Receipt',
  number: 'No.',
  date: 'Date',
  vendor: 'Sold by',
  bill_to: 'Bill to',
  ship_to: 'Ship to',
  item: 'Description',
  quantity: 'Qty',
  price: 'Price',
  discount: 'Discount',
  amount: 'Amount',
  sku: 'SKU',
  serials: 'Serial no.',
  warranty: 'Warranty',
  lifetime: 'lifetime',
  returned: 'Returned',
  subtotal: 'Subtotal',
  shipping: 'Shipping and handling',
  before_tax: 'Total before tax',
  total: 'Total',
  credited: 'Returned or let off',
  payments: 'Payments',
  refund: 'Refund',
  tendered: 'Tendered',
  change: 'Change',
  rounding: 'Rounding of cash',
  paid: 'Paid',
  refunded: 'Refunded',
  due: 'Amount due',
  include_tax: 'Prices include taxes.',
  tax_exempt: 'Tax exempt',
  page: 'Page',
  of: 'of',
  cancelled: 'Cancelled',
  methods: {
    CASH: 'Cash',
    POS: 'Card',
    ONLINE: 'Online payment',
    WALLET: 'Store credit',
    STORE_CREDIT: 'Store credit',
    GIFT: 'Gift balance',
  },
  taxes: { GST: 'GST', HST: 'HST', PST: 'PST', RST: 'RST', QST: 'QST', SALES_TAX: 'Sales tax' },
  units: { DAY: ['day', 'days'], MONTH: ['month', 'months'], YEAR: ['year', 'years'] },
};

const french: typeof english = {
  invoice: 'Facture',
  receipt: 'Reçu',
  number: 'Nº',
  date: 'Date',
  vendor: 'Vendeur',
  bill_to: 'Facturé à',
  ship_to: 'Expédié à',
  item: 'Description',
  quantity: 'Qté',
  price: 'Prix',
  discount: 'Rabais',
  amount: 'Montant',
  sku: 'UGS',
  serials: 'Nº de série',
  warranty: 'Garantie',
  lifetime: 'à vie',
  returned: 'Retourné',
  subtotal: 'Sous-total',
  shipping: 'Livraison et manutention',
  before_tax: 'Total avant taxes',
  total: 'Total',
  credited: 'Retours et remises',
  payments: 'Paiements',
  refund: 'Remboursement',
  tendered: 'Montant remis',
  change: 'Monnaie rendue',
  rounding: 'Arrondi du comptant',
  paid: 'Payé',
  refunded: 'Remboursé',
  due: 'Solde à payer',
  include_tax: 'Les prix comprennent les taxes.',
  tax_exempt: 'Exempté de taxes',
  page: 'Page',
  of: 'de',
  cancelled: 'Annulée',
  methods: {
    CASH: 'Comptant',
    POS: 'Carte',
    ONLINE: 'Paiement en ligne',
    WALLET: 'Crédit en magasin',
    STORE_CREDIT: 'Crédit en magasin',
    GIFT: 'Solde cadeau',
  },
  taxes: { GST: 'TPS', HST: 'TVH', PST: 'TVP', RST: 'TVD', QST: 'TVQ', SALES_TAX: 'Taxe de vente' },
  units: { DAY: ['jour', 'jours'], MONTH: ['mois', 'mois'], YEAR: ['an', 'ans'] },
};

export type DocumentLanguage = 'en' | 'fr';

/** Returns the texts of invoices and receipts, and formatters for numbers and dates. */
export function wordsOf(language: DocumentLanguage, currency: string, timeZone: string) {
  const words = language === 'fr' ? french : english;
  const locale = `${language}-CA`;
  const money = numberFormat(locale, { style: 'currency', currency });
  const percent = numberFormat(locale, { style: 'percent', maximumFractionDigits: 3 });
  const count = numberFormat(locale);
  const day = dateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const moment = dateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return {
    ...words,
    language,
    /** An amount in cents. */
    money: (cents: number) => money.format(cents / 100),
    /** A rate in thousandths of a per cent. */
    rate: (rate: number) => percent.format(rate / 100_000),
    count: (amount: number) => count.format(amount),
    /** A date, YYYY-MM-DD. */
    day: (date: string) => day.format(new Date(`${date}T00:00:00Z`)),
    moment: (date: Date) => moment.format(date),
    label: (label: string, text: string) => labelled(label, text, language),
    lasts: (warranty: number | null, unit: string | null) => lasts(words, warranty, unit),
  };
}

export type Words = ReturnType<typeof wordsOf>;

function lasts({ lifetime, units }: typeof english, warranty: number | null, unit: string | null) {
  const long = longWarrantyUnit(unit)?.replace(/S$/, '');
  if (warranty === null || !long) return undefined;
  if (long === 'LIFETIME') return lifetime;
  const [one, many] = units[long as keyof typeof units];
  return `${warranty} ${warranty === 1 ? one : many}`;
}
