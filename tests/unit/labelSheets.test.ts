import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { encodeBarcode, encodeQr, symbologyOf } from '../../src/custom/inventory/labels/barcode.ts';
import { codeVariants } from '../../src/schemas/inventory/codes.ts';
import { layOutLabel, type LabelLayout } from '../../src/custom/inventory/labels/labelLayout.ts';
import { labelSheets, paperSizes, type PaperSize } from '../../src/custom/inventory/labels/labelSheets.ts';
import { labelPositions, labelsPerPage, type Size } from '../../src/kit/print/labelSheet.ts';

beforeAll(async () => {
  const file = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  const wasmBinary = Uint8Array.from(readFileSync(file)).buffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
});

/** Rasterised at 300 dpi. */
function printed({ boxes }: LabelLayout, label: Size) {
  const dots = 300 / 72;
  const [width, height] = [Math.ceil(label.width * dots), Math.ceil(label.height * dots)];
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (const box of boxes) {
    for (let y = Math.round(box.y * dots); y < Math.round((box.y + box.height) * dots); y += 1) {
      for (let x = Math.round(box.x * dots); x < Math.round((box.x + box.width) * dots); x += 1) {
        data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
      }
    }
  }
  return { data, width, height, colorSpace: 'srgb' } as ImageData;
}

const codes = [
  '4006381333931',
  '012345678905',
  '96385074',
  'SCREEN-13-BLK',
  '490154203237518',
  '40063813339',
];

describe.each([...paperSizes])('on %s', (paper: PaperSize) => {
  const sheet = labelSheets[paper];
  const { label, page } = sheet;

  test.each(codes)('decodes the printed bars of %s', async (code) => {
    const marks = layOutLabel({ name: 'Screen', price: '$1,299.00', code }, await encodeBarcode(code), label);
    const [read] = await readBarcodes(printed(marks, label), {
      formats: ['EAN13', 'EAN8', 'UPCA', 'Code128'],
    });
    expect(codeVariants(code)).toContain(read?.text.toLowerCase());
  });

  test('keeps any content within its label', async () => {
    const code = 'A-CODE-THAT-IS-AS-LONG-AS-AN-ITEM-MAY-HAVE-ONE'.repeat(2);
    const name =
      'Écran complet pour iPhone 15 Pro Max avec cadre et haut-parleur Supercalifragilistique '.repeat(3);
    const { texts, boxes } = layOutLabel(
      { name, price: '$12,999.00', code },
      await encodeBarcode(code),
      label,
    );
    expect(boxes).toEqual([]);
    for (const { text, x, y, size } of texts) {
      expect(x + text.length * size * 0.5).toBeLessThanOrEqual(label.width);
      expect([y - size * 0.9 >= 0, y <= label.height]).toEqual([true, true]);
    }
  });

  test('places labels row by row within the page', () => {
    const places = labelPositions(labelsPerPage(sheet), sheet, 1);
    expect(places.map((place) => place.page)).toEqual([
      ...Array.from({ length: labelsPerPage(sheet) - 1 }, () => 0),
      1,
    ]);
    for (const { left, top } of places) {
      expect(left + label.width).toBeLessThanOrEqual(page.width);
      expect(top + label.height).toBeLessThanOrEqual(page.height);
    }
  });
});

test('has no barcode for text that it cannot encode', async () => {
  expect(symbologyOf('Écran')).toBeUndefined();
  expect(await encodeBarcode('Écran')).toBeUndefined();
});

test('A QR code stands beside the bars of a small label and above those of a large one, none over the other', async () => {
  const qr = await encodeQr('https://store.example/Bench/00000000-0000-0000-0000-000000000000');
  const barcode = await encodeBarcode('352099001761481');
  for (const { label } of Object.values(labelSheets)) {
    const content = { name: 'T12 · Phone · Ada', code: '352099001761481' };
    const { boxes } = layOutLabel(content, barcode, label, qr);
    const bars = boxes.slice(0, barcode!.bars.length);
    const squares = boxes.slice(barcode!.bars.length);
    expect(squares).toHaveLength(qr.runs.length);
    for (const { x, y, width, height } of boxes) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(label.width);
      expect(y + height).toBeLessThanOrEqual(label.height);
    }
    const right = Math.max(...bars.map(({ x, width }) => x + width));
    const isBeside = squares.every(({ x }) => x >= right);
    const isAbove = squares.every(({ y, height }) => y + height <= bars[0]!.y);
    expect(isBeside || isAbove).toBe(true);
  }
});
