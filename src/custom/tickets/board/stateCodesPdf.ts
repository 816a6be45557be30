import { printable } from '../../../kit/export/printable.ts';
import { deviceStates, type DeviceState } from '../../../schemas/tickets/states.ts';
import { stateCode } from './scanCodes.ts';

const rowHeight = 82;
const barWidth = 1.1;
const barHeight = 42;
const margin = 48;

/** A sheet with the code of each state, to be scanned after a device. */
export async function stateCodesPdf(nameOf: (state: DeviceState) => string): Promise<Blob> {
  const [{ jsPDF }, { encodeBars }] = await Promise.all([
    import('jspdf'),
    import('../../../kit/print/encoders.ts'),
  ]);
  const pdf = new jsPDF({ unit: 'pt', format: 'letter', compress: true });
  for (const [index, state] of deviceStates.entries()) {
    const top = margin + index * rowHeight;
    const code = stateCode(state);
    const { bars } = encodeBars('code128', code);
    for (const { x, width } of bars) pdf.rect(margin + x * barWidth, top, width * barWidth, barHeight, 'F');
    pdf
      .setFont('helvetica', 'bold')
      .setFontSize(14)
      .text(printable(nameOf(state)), 330, top + 20);
    pdf
      .setFont('helvetica', 'normal')
      .setFontSize(9)
      .text(code, 330, top + 36);
  }
  return pdf.output('blob');
}
