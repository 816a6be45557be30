import { formatPhone } from '../../../src/schemas/phone.ts';
import { answerStates } from '../../../src/schemas/tickets/condition.ts';
import { isHere, leftItemCode } from '../../../src/schemas/tickets/leftItems.ts';
import { ticketCode, type PaperChoice } from '../../../src/schemas/tickets/papers.ts';
import { costOf } from '../../../src/schemas/tickets/services.ts';
import { barMarks, qrMarks } from '../../core/pdf/codes.ts';
import { openPdf } from '../../core/pdf/openPdf.ts';
import { a4, penOf, roll } from '../../core/pdf/pen.ts';
import { turns } from '../../core/turns.ts';
import type { PaperData } from './data.ts';
import type { PaperWords } from './words.ts';

type Facts = [name: string, value: string | null | undefined][];

/** Side of the QR code and height of the bars, in points. */
const side = 72;

/** Renders the paper of a ticket, as PDF: for the bench, or for the customer with the terms. */
export async function renderPaper(
  data: PaperData,
  { kind, paper, address }: Required<Pick<PaperChoice, 'kind' | 'paper'>> & { address?: string | undefined },
  words: PaperWords,
): Promise<Buffer> {
  const { ticket, shop, customer, signature, terms } = data;
  const isSlip = kind === 'SLIP';
  const code = ticketCode(ticket.number);
  const title = words.numbered(words[kind], ticket.number);
  const { wrap, draw } = await openPdf(title, JSON.stringify(data));
  const pen = penOf(wrap, paper === 'A4' ? a4 : roll);
  const turn = turns();
  const write = (all: Facts) => {
    for (const [name, value] of all) if (value) pen.text(words.label(name, value));
  };
  const moment = (date: string | null) => date && words.moment(new Date(date));

  pen.text(title, paper === 'A4' ? 18 : 13, true);
  pen.text(`${shop.store} · ${shop.location}`, 10, true);
  pen.text(shop.address);
  pen.gap();
  const bars = await barMarks(code, 1.1, side / 2);
  pen.boxes(
    [...(await qrMarks(code, side)), ...bars.map((box) => ({ ...box, x: box.x + side + 10, y: side / 4 }))],
    side,
  );
  pen.text(code, 11, true);
  pen.gap();
  write([
    [words.taken_in, moment(ticket.created_date)],
    [words.promised, moment(ticket.promised_date)],
    [words.customer, customer ? `${customer.first_name} ${customer.last_name}`.trim() : words.own_stock],
    [words.phone, customer?.phone && formatPhone(customer.phone)],
    [words.note, isSlip ? null : ticket.note],
  ]);
  for (const device of data.devices) {
    await turn();
    writeDevice(device);
  }
  if (!isSlip) return draw(pen.pages(foot));
  pen.gap();
  if (customer) writeSums();
  if (terms.length > 0) pen.text(words.terms, 10, true);
  for (const paragraph of terms) {
    await turn();
    pen.text(paragraph, 8);
  }
  pen.gap();
  if (signature) pen.text(`${words.label(words.signed, signature.name)}, ${moment(signature.created_date)}`);
  else if (terms.length > 0) pen.blank(words.signature);
  pen.gap();
  pen.text(words.bring);
  if (address) {
    pen.gap();
    pen.text(words.follow, 10, true);
    pen.boxes(await qrMarks(address, 1.5 * side), 1.5 * side);
  }
  return draw(pen.pages(foot));

  function foot(page: number, all: number) {
    return `${title} · ${page} / ${all}`;
  }

  /** What is paid; the total and what is due only if no price is open. */
  function writeSums() {
    const { sums, isSumOpen } = data;
    if (!isSumOpen && sums.total > 0) pen.row([words.total, words.money(sums.total)], true);
    if (sums.paid > 0) pen.row([words.paid, words.money(sums.paid)], false);
    if (!isSumOpen && sums.paid > 0) pen.row([words.due, words.money(sums.due)], true);
    pen.gap();
  }

  function writeDevice(device: PaperData['devices'][number]) {
    const { services } = device;
    const { cost, isOpen } = costOf(services);
    pen.section({
      title: device.name ?? words.device,
      rows: [
        ...services.map(({ name, cost: price }) => [
          name,
          price === null ? words.open_price : words.money(price),
        ]),
        ...(services.length > 1 && !isOpen ? [[words.subtotal, words.money(cost)]] : []),
      ],
      sums: services.length > 1 && !isOpen ? [services.length] : [],
    });
    pen.gap();
    const left = device.left_items.filter(isHere);
    write([
      [words.serial, device.serial],
      [words.problem, device.problem],
      [words.condition, device.answers.map((answer) => answerText(answer)).join('; ')],
      [words.left_items, left.map((one) => `${one.name} (${leftItemCode(ticket.number, one)})`).join(', ')],
      [words.technician, isSlip ? null : device.technician],
      [words.warning, isSlip ? null : device.warning],
    ]);
  }

  function answerText({ name, state, text }: PaperData['devices'][number]['answers'][number]) {
    const known = answerStates.find((one) => one === state);
    const said = [known && words.answers[known], text].filter(Boolean).join(', ');
    return words.label(name, said).slice(0, 200);
  }
}
