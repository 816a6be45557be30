import { isPrintedWhole, printable } from '../../../kit/export/printable.ts';
import { mm } from '../../../kit/print/labelSheet.ts';
import { codeOf, type UnsentTicket } from './queue.ts';

interface SlipWords {
  store: string;
  title: string;
  about: string;
  left: string;
  deposit: string;
}

const width = mm(80);
const margin = mm(5);
const barHeight = 40;

/**
 * The slip of a kept ticket on a roll of 80 mm: its code, devices, services and deposit. Calls `onReplaced` if it has letters
 * that cannot be printed.
 */
export async function queuedSlip(
  { id, ticket, customer, devices }: UnsentTicket,
  words: SlipWords,
  cents: (amount: number) => string,
  onReplaced: () => void,
): Promise<Blob> {
  const [{ jsPDF }, { encodeBars }] = await Promise.all([
    import('jspdf'),
    import('../../../kit/print/encoders.ts'),
  ]);
  const code = codeOf(id);
  const { new_devices: added, deposit } = ticket;
  const lines = [
    ...(customer ? [customer] : []),
    ...added.flatMap(({ problem, services, left_items }, index) => [
      '',
      devices[index] ?? '',
      ...(services.length === 0 ? [problem] : []),
      ...services.map(({ name, cost }) => (cost === null ? name : `${name}  ${cents(cost)}`)),
      ...(left_items?.length ? [`${words.left}: ${left_items.map(({ name }) => name).join(', ')}`] : []),
    ]),
    '',
    ...(deposit ? [`${words.deposit}: ${cents(deposit.amount)}`, ''] : []),
    words.about,
  ];
  if (![words.store, words.title, ...lines].every(isPrintedWhole)) onReplaced();
  const measure = new jsPDF({ unit: 'pt' }).setFontSize(10);
  const { widths } = (measure.getFont().metadata as { Unicode: { widths: object } }).Unicode;
  // As the letters are drawn, which is without kerning.
  const drawn = { widths, kerning: {} };
  const wrapped = lines.flatMap(
    (line) => measure.splitTextToSize(printable(line), width - 2 * margin, drawn) as string[],
  );
  const pdf = new jsPDF({ unit: 'pt', format: [width, 150 + wrapped.length * 13], compress: true });
  pdf.setFont('helvetica', 'normal').setFontSize(10).text(printable(words.store), margin, 24);
  pdf
    .setFont('helvetica', 'bold')
    .setFontSize(16)
    .text(printable(`${words.title} ${code}`), margin, 46);
  const { bars } = encodeBars('code128', code);
  for (const { x, width: bar } of bars) pdf.rect(margin + x * 1.4, 58, bar * 1.4, barHeight, 'F');
  pdf.setFont('helvetica', 'normal').setFontSize(10).text(wrapped, margin, 120);
  return pdf.output('blob');
}
