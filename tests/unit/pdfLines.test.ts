import { jsPDF } from 'jspdf';
import { expect, test } from 'vitest';
import { openPdf } from '../../server/core/pdf/openPdf.ts';

test('Lines are as wide as they are drawn, without kerning', async () => {
  const text = 'Très long texte. Vous avez payé Tout : 1 000 $. '.repeat(20);
  const { wrap } = await openPdf('Paper', text);
  const lines = wrap(text, 200, { size: 10 });
  const measure = new jsPDF({ unit: 'pt' }).setFont('helvetica', 'normal').setFontSize(10);
  const widths = lines.map((line) => 10 * measure.getStringUnitWidth(line.trim(), { doKerning: false }));
  expect(lines.length).toBeGreaterThan(3);
  expect(Math.max(...widths)).toBeLessThanOrEqual(200);
});

test('A letter that no font has is a question mark, and nothing else is lost', async () => {
  const text = 'Wei 王小明 😀 Zoë Łódź Ελένη Іван ❤️ n°';
  const { wrap } = await openPdf('Paper', text);
  expect(wrap(text, 500, { size: 10 })).toEqual(['Wei ??? ? Zoë Łódź Ελένη Іван ❤ n°']);
});
