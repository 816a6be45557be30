import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { labelPositions } from '../../src/kit/print/labelSheet.ts';
import { labelsPdf } from '../../src/custom/shipping/shipments/print/labelsPdf.ts';
import {
  labelSheets,
  labelSize,
  type PaperSize,
} from '../../src/custom/shipping/shipments/print/paperSizes.ts';

/** An image of 2 by 3 pixels. */
const picture = new Blob([
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAIAAAADCAIAAAA2iEnWAAAAEElEQVR4nGP4z8AARAwoFABE0AX7pM/egAAAAABJRU5ErkJggg==',
    'base64',
  ),
]);

async function read(count: number, paper: PaperSize, first = 0) {
  const made = await labelsPdf(
    Array.from({ length: count }, () => picture),
    paper,
    first,
  );
  const text = Buffer.from(await made.arrayBuffer()).toString('latin1');
  const pages = [...text.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, ...size]) =>
    size.map(Number),
  );
  const drawings = [...text.matchAll(/stream\r?\n(.*?)\r?\nendstream/gs)]
    .map(([, stream = '']) => inflated(stream))
    .filter((stream) => stream.includes(' Do'));
  return { pages, drawings };
}

function inflated(stream: string): string {
  try {
    return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
  } catch {
    return '';
  }
}

describe('labels of 4x6 inches', () => {
  test('are on a page of their size each', async () => {
    const { pages, drawings } = await read(3, 'label');
    expect(pages).toHaveLength(3);
    for (const [width, height] of pages) {
      expect(width).toBeCloseTo(288, 0);
      expect(height).toBeCloseTo(432, 0);
    }
    expect(drawings).toHaveLength(3);
  });

  test.each([
    ['a4', 595.28, 841.89, 0, 2],
    ['a4', 595.28, 841.89, 1, 3],
    ['letter', 612, 792, 0, 2],
  ] as const)(
    'on %s of %d x %d points from position %d need %d sheets for four',
    async (paper, width, height, first, count) => {
      const { pages, drawings } = await read(4, paper, first);
      expect(pages).toHaveLength(count);
      expect(pages[0]![0]).toBeCloseTo(width, 0);
      expect(pages[0]![1]).toBeCloseTo(height, 0);
      expect(drawings.join('').match(/ Do/g)).toHaveLength(4);
    },
  );

  test('are rotated at their original size on a sheet', async () => {
    const [drawing = ''] = (await read(1, 'a4')).drawings;
    const matrices = [...drawing.matchAll(/^([-\d. ]+) cm$/gm)].map(([, numbers = '']) =>
      numbers.split(' ').map(Number),
    );
    const [moved, turned, sized] = matrices as [number[], number[], number[]];
    expect(turned.slice(0, 4).map(Math.round)).toEqual([0, 1, -1, 0]);
    expect(sized[0]).toBeCloseTo(labelSize.width, 0);
    expect(sized[3]).toBeCloseTo(labelSize.height, 0);
    // Rotated: its bottom left corner is now at the bottom right, at this distance from the left and bottom of the
    // sheet.
    const [place] = labelPositions(1, labelSheets.a4, 0);
    expect(moved[4]).toBeCloseTo(place!.left + labelSize.height, 0);
    expect(moved[5]).toBeCloseTo(labelSheets.a4.page.height - place!.top - labelSize.width, 0);
  });
});

test.each(['a4', 'letter'] as const)('on %s stay within their half of the sheet', (paper) => {
  const { width, height } = labelSheets[paper].page;
  const places = labelPositions(4, labelSheets[paper], 1);
  expect(places.map(({ page }) => page)).toEqual([0, 1, 1, 2]);
  places.forEach(({ left, top }, index) => {
    const half = ((index + 1) % 2) * (height / 2);
    expect(left).toBeGreaterThan(5);
    expect(left + labelSize.height).toBeLessThan(width - 5);
    expect(top).toBeGreaterThan(half + 5);
    expect(top + labelSize.width).toBeLessThan(half + height / 2 - 5);
  });
});
