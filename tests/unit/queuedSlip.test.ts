import { jsPDF } from 'jspdf';
import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { queuedSlip } from '../../src/custom/tickets/offline/queuedSlip.ts';
import { mm } from '../../src/kit/print/labelSheet.ts';

test('Lines of a kept slip do not reach into its margin', async () => {
  const text = 'Vous avez payé Tout. To AV, Ty WA. '.repeat(20);
  const slip = await queuedSlip(
    {
      id: '0b0e7a52-0000-4000-8000-000000000000',
      customer: text,
      devices: [],
      lacksPasscode: false,
      ticket: { new_devices: [], deposit: null },
    },
    { store: 'Atlas', title: 'Ticket', about: 'Kept', left: 'Left', deposit: 'Deposit' },
    String,
    () => undefined,
  );
  const pdf = Buffer.from(await slip.arrayBuffer()).toString('latin1');
  const [, page = ''] = /stream\n(.*?)\nendstream/s.exec(pdf) ?? [];
  const drawn = inflateSync(Buffer.from(page, 'latin1')).toString('latin1');
  const lines = Array.from(drawn.matchAll(/\((.*?)\) Tj/g), ([, line = '']) => line).filter((line) =>
    text.includes(line),
  );
  const measure = new jsPDF({ unit: 'pt' }).setFont('helvetica', 'normal').setFontSize(10);
  const widths = lines.map((line) => 10 * measure.getStringUnitWidth(line.trim(), { doKerning: false }));
  expect(lines.length).toBeGreaterThan(10);
  expect(Math.max(...widths)).toBeLessThanOrEqual(mm(70));
});
