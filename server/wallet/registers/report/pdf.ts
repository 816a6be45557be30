import { dateTimeFormat, numberFormat } from '../../../../src/schemas/formats.ts';
import type { Register } from '../../../../src/schemas/wallet/registers.ts';
import type { ReportHeader } from '../../../documents/index.ts';
import type { RegisterReport } from '../../../../src/schemas/wallet/registerReport.ts';
import { openPdf } from '../../../core/pdf/openPdf.ts';
import { penOf } from '../../../core/pdf/pen.ts';
import { sectionsOf } from './sections.ts';
import { reportTexts } from './texts.ts';

/** Renders the report of a register as PDF: the Z report of a closed one, the X report of an open one. */
export async function reportPdf(
  shop: ReportHeader,
  register: Register,
  report: RegisterReport,
  locale: string,
): Promise<Buffer> {
  const texts = reportTexts(locale);
  const money = numberFormat(texts.language, { style: 'currency', currency: register.currency });
  const moment = dateTimeFormat(texts.language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: shop.timezone,
  });
  const at = (date: string, by: string | null) =>
    [moment.format(new Date(date)), by].filter(Boolean).join(' · ');
  const sections = sectionsOf(register, report, texts, (cents) => money.format(cents / 100));
  const title = texts.title(register.number, register.state === 'CLOSED');
  const { wrap, draw } = await openPdf(
    `${title} – ${register.name}`,
    JSON.stringify([shop, register, sections]),
  );

  const pen = penOf(wrap);
  pen.text(title, 18, true);
  pen.text(`${shop.store} · ${shop.location}`, 11, true);
  pen.text(shop.address);
  if (shop.gst_hst_number) pen.text(texts.named(texts.gst_hst_number, shop.gst_hst_number));
  if (shop.pst_rst_qst_number) pen.text(texts.named(texts.pst_rst_qst_number, shop.pst_rst_qst_number));
  pen.gap();
  pen.text(texts.named(texts.till, register.name));
  pen.text(texts.named(texts.opened, at(register.created_date, register.opened_by_name)));
  if (register.closed_date)
    pen.text(texts.named(texts.closed, at(register.closed_date, register.closed_by_name)));
  else pen.text(texts.still_open, 10, true);
  for (const section of sections) pen.section(section);
  if (register.note) {
    pen.gap();
    pen.text(texts.note, 11, true);
    pen.text(register.note);
  }
  const printed = `${title} · ${texts.printed} ${moment.format(new Date())}`;
  return draw(pen.pages((number, all) => `${printed} · ${number} / ${all}`));
}
