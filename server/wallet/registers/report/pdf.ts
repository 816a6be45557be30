import type { Register } from '../../../../src/schemas/wallet/registers.ts';
import type { TillReport } from '../../../../src/schemas/wallet/tillReport.ts';
import type { Page, Wrap } from '../../../core/pdf/marks.ts';
import { openPdf } from '../../../core/pdf/openPdf.ts';
import { sectionsOf, type Section } from './sections.ts';
import { reportTexts } from './texts.ts';

/** Whose till it is. */
export interface Shop {
  store: string;
  location: string;
  address: string;
  timezone: string;
  gst_hst_number: string | null;
  pst_rst_qst_number: string | null;
}

/** Letter, in points. */
const paper = { width: 612, height: 792, margin: 54, line: 16 };

/** The report of a till on paper: of a closed one the Z report, else how it stands. */
export async function reportPdf(
  shop: Shop,
  till: Register,
  report: TillReport,
  locale: string,
): Promise<Buffer> {
  const texts = reportTexts(locale);
  const money = new Intl.NumberFormat(texts.language, { style: 'currency', currency: till.currency });
  const moment = new Intl.DateTimeFormat(texts.language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: shop.timezone,
  });
  const at = (date: string, by: string | null) =>
    [moment.format(new Date(date)), by].filter(Boolean).join(' · ');
  const sections = sectionsOf(till, report, texts, (cents) => money.format(cents / 100));
  const title = texts.title(till.number, till.state === 'CLOSED');
  const { wrap, draw } = await openPdf(`${title} – ${till.name}`, JSON.stringify([shop, till, sections]));

  const pen = penOf(wrap);
  pen.text(title, 18, true);
  pen.text(`${shop.store} · ${shop.location}`, 11, true);
  pen.text(shop.address);
  if (shop.gst_hst_number) pen.text(texts.named(texts.gst_hst_number, shop.gst_hst_number));
  if (shop.pst_rst_qst_number) pen.text(texts.named(texts.pst_rst_qst_number, shop.pst_rst_qst_number));
  pen.gap();
  pen.text(texts.named(texts.till, till.name));
  pen.text(texts.named(texts.opened, at(till.created_date, till.opened_by_name)));
  if (till.closed_date) pen.text(texts.named(texts.closed, at(till.closed_date, till.closed_by_name)));
  else pen.text(texts.still_open, 10, true);
  for (const section of sections) pen.section(section);
  if (till.note) {
    pen.gap();
    pen.text(texts.note, 11, true);
    pen.text(till.note);
  }
  const printed = `${title} · ${texts.printed} ${moment.format(new Date())}`;
  return draw(pen.pages((number, all) => `${printed} · ${number} / ${all}`));
}

/** Writes down pages, one after the other. */
function penOf(wrap: Wrap) {
  const { width, height, margin, line } = paper;
  const right = width - margin;
  const inner = right - margin;
  const pages: Page[] = [];
  let marks: Page['marks'] = [];
  let y = 0;
  const turn = () => {
    marks = [];
    pages.push({ width, height, marks });
    y = margin;
  };
  turn();
  const room = (needed: number) => {
    if (y + needed > height - margin) turn();
  };
  const pen = {
    gap: () => {
      y += line / 2;
    },
    text: (text: string, size = 10, isBold = false) => {
      for (const part of wrap(text, inner, { size, isBold })) {
        room(size * 1.5);
        y += size * 1.5;
        marks.push({ text: part, x: margin, y, size, isBold });
      }
    },
    section: ({ title, head, rows, sums }: Section) => {
      pen.gap();
      room(4 * line);
      pen.text(title, 11, true);
      y += 5;
      marks.push({ x: margin, y, width: inner, height: 0.5, gray: 0.6 });
      if (head) pen.row(head, true);
      for (const [index, row] of rows.entries()) pen.row(row, sums.includes(index));
    },
    /** The last column ends at the right edge, those before it a fixed way to the left. */
    row: ([name = '', ...figures]: string[], isBold: boolean) => {
      const column = figures.length > 2 ? 90 : 110;
      const size = 10;
      const parts = wrap(name, inner - column * figures.length - 8, { size, isBold });
      room(line * Math.max(1, parts.length));
      for (const [index, text] of figures.entries()) {
        const x = right - column * (figures.length - 1 - index);
        marks.push({ text, x, y: y + line, size, isBold, align: 'right' });
      }
      for (const text of parts.length > 0 ? parts : ['']) {
        y += line;
        if (text) marks.push({ text, x: margin, y, size, isBold });
      }
    },
    /** All of them, each with its number at its foot. */
    pages: (foot: (number: number, all: number) => string) => {
      for (const [index, page] of pages.entries())
        page.marks.push({
          text: foot(index + 1, pages.length),
          x: margin,
          y: height - margin / 2,
          size: 8,
          gray: 0.35,
        });
      return pages;
    },
  };
  return pen;
}
