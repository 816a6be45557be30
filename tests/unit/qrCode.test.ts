import { qrcode } from 'bwip-js/node';
import { expect, test } from 'vitest';
import { qrRecorder, type QrCode } from '../../src/schemas/qrCode.ts';

const { default: bwip } = await import('bwip-js/node');

/** The dark runs of what bwip-js encodes, module by module. */
function runsOf(text: string): QrCode {
  const [code] = bwip.raw({ bcid: 'qrcode', text });
  if (!code || !('pixs' in code)) throw new Error('no matrix');
  const { pixs, pixx: size } = code;
  const rows = Array.from({ length: size }, (_, y) => pixs.slice(y * size, (y + 1) * size).join(''));
  const runs = rows.flatMap((row, y) =>
    [...row.matchAll(/1+/g)].map(({ index, 0: run }) => ({ x: index, y, width: run.length })),
  );
  return { size, runs };
}

test.each(['A', 'https://store.example/Bench/00000000-0000-0000-0000-000000000000', 'é'.repeat(300)])(
  'the recorded runs of %s are those of its matrix',
  (text) => {
    const recorded = qrcode({ bcid: 'qrcode', text, scale: 1 }, qrRecorder());
    expect(recorded.runs.length).toBeGreaterThan(50);
    expect(recorded).toEqual(runsOf(text));
  },
);
