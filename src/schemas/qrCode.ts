/** A QR code: its dark runs, row by row, in modules. */
export interface QrCode {
  size: number;
  runs: { x: number; y: number; width: number }[];
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What bwip-js encodes: a matrix, or bars. */
type Encoded = { pixs: number[]; pixx: number } | { bbs: number[] };

/** Light modules around a code that scanners need. */
const quietZone = 4;

/** Returns the QR code that bwip-js encoded. */
export function qrOf([code]: readonly Encoded[]): QrCode {
  if (!code || !('pixs' in code)) return { size: 0, runs: [] };
  const { pixs, pixx: size } = code;
  const runs: QrCode['runs'] = [];
  for (const [at, dark] of pixs.entries()) {
    const last = runs.at(-1);
    const [x, y] = [at % size, Math.floor(at / size)];
    if (dark && last?.y === y && last.x + last.width === x) last.width += 1;
    else if (dark) runs.push({ x, y, width: 1 });
  }
  return { size, runs };
}

/** Returns the boxes of a code with its quiet zone in a square of this side. */
export function qrBoxes({ size, runs }: QrCode, side: number): Box[] {
  const module = side / (size + 2 * quietZone);
  return runs.map(({ x, y, width }) => ({
    x: (x + quietZone) * module,
    y: (y + quietZone) * module,
    width: width * module,
    height: module,
  }));
}
