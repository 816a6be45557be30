import type { DrawingContext } from 'bwip-js/node';
import { ignored } from './ignoredDrawing.ts';

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

/** Light modules around a code that scanners need. */
const quietZone = 4;

/** A drawing context for bwip-js that records the dark runs of a QR code, which it draws as outlines of dark areas. */
export function qrRecorder(): DrawingContext<QrCode> {
  let size = 0;
  /** Where vertical edges cross each row. */
  const crossings: number[][] = [];
  return {
    ...ignored,
    init: (width) => {
      size = width;
    },
    polygon: (points) => {
      for (const [index, [x, y]] of points.entries()) {
        const [, before = 0] = points.at(index - 1) ?? [];
        for (let row = Math.min(y, before); row < Math.max(y, before); row += 1)
          (crossings[row] ??= []).push(x);
      }
    },
    end: () => ({ size, runs: crossings.flatMap(runsBetween) }),
  };
}

/** The dark runs of a row are between its first and second edge, its third and fourth, and so on. */
function runsBetween(edges: number[], y: number): QrCode['runs'] {
  const sorted = edges.toSorted((one, other) => one - other);
  return sorted.flatMap((x, index) => (index % 2 === 0 ? { x, y, width: (sorted[index + 1] ?? x) - x } : []));
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
