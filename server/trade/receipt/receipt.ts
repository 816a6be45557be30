import { roundToCash } from '../../../src/schemas/money.ts';
import type { TradeRequest } from '../../../src/schemas/trade/requests.ts';
import type { Payout } from '../../../src/schemas/trade/states.ts';
import { deductionName } from '../../../src/schemas/trade/terms.ts';
import { openPdf } from '../../core/pdf/openPdf.ts';
import { penOf } from '../../core/pdf/pen.ts';
import { notFound } from '../../core/problem.ts';
import type { Scope } from '../../core/scope.ts';
import { type DocumentLanguage, readReportHeader } from '../../documents/index.ts';
import { staffNames } from '../../staff/index.ts';
import { receiptWords, type ReceiptWords } from './words.ts';

/** Renders the receipt that the seller reads and signs, as PDF; throws 404 if the device has not been bought. */
export async function tradeReceipt(
  scope: Scope,
  request: TradeRequest,
  language: DocumentLanguage,
): Promise<Buffer> {
  const { accepted_date, accepted_by } = request;
  const payout = request.payout as Payout | null;
  if (request.state !== 'ACCEPTED' || !payout || !accepted_date) throw notFound();
  const [shop, staff] = await Promise.all([
    readReportHeader(scope, request.location_id),
    staffNames(scope, [accepted_by]),
  ]);
  const words = receiptWords(language, request.currency, shop.timezone);
  const by = staff.get(accepted_by ?? '');
  const seller = [request.customer_first_name, request.customer_last_name].filter(Boolean).join(' ');
  const title = `${words.title} ${request.number}`;
  const sums = sumsOf(request, payout, words);
  const { wrap, draw } = await openPdf(title, JSON.stringify([shop, seller, by, request, sums]));
  const { GST, HST, PST, RST, QST } = words.taxes;
  const facts: [string, string | null | undefined][] = [
    [words.bought, words.moment(new Date(accepted_date))],
    [words.bought_by, by],
    [words.seller, seller],
  ];
  const device: typeof facts = [
    [words.device, request.product?.name],
    [words.storage, request.storage],
    [words.condition, words.conditions[request.condition]],
    [words.serial, request.serial],
  ];

  const pen = penOf(wrap);
  const write = (all: typeof facts) => {
    for (const [name, value] of all) if (value) pen.text(words.label(name, value));
  };
  pen.text(title, 18, true);
  pen.text(`${shop.store} · ${shop.location}`, 11, true);
  pen.text(shop.address);
  write([
    [`${GST}/${HST}`, shop.gst_hst_number],
    [`${PST}/${RST}/${QST}`, shop.pst_rst_qst_number],
  ]);
  pen.gap();
  write(facts);
  pen.gap();
  write(device);
  pen.section({ title: words.price, rows: sums, sums: [sums.length - 1] });
  pen.gap();
  pen.gap();
  pen.text(words.terms, 11, true);
  pen.text(words.declared, 9);
  pen.blank(words.signature);
  pen.blank(words.date);
  return draw(pen.pages((page, all) => `${title} · ${page} / ${all}`));
}

/** The lines from the base price to the amount paid. */
function sumsOf(
  { base, deductions, manual_offer, offer }: TradeRequest,
  payout: Payout,
  words: ReceiptWords,
): string[][] {
  const worth = offer ?? 0;
  const paid = payout === 'CASH' ? roundToCash(worth) : worth;
  const counted = [
    ...(base === null ? [] : [[words.base, words.money(base)]]),
    ...deductions.map((one) => [deductionName(one, words.language), words.money(-one.amount)]),
  ];
  return [
    ...(manual_offer === null ? counted : [[words.agreed, words.money(manual_offer)]]),
    [words.offer, words.money(worth)],
    ...(paid === worth ? [] : [[words.rounding, words.money(paid - worth)]]),
    [words.payouts[payout], words.money(paid)],
  ];
}
