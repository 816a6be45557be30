import type { DrawingContext } from 'bwip-js/node';
import { ignored } from './ignoredDrawing.ts';

export interface Bar {
  /** In modules (the width of the narrowest bar). */
  x: number;
  width: number;
}

export interface Barcode {
  bars: Bar[];
  width: number;
}

/** A drawing context for bwip-js that records the bars from left to right instead of drawing them. */
export function barRecorder(): DrawingContext<Barcode> {
  const bars: Bar[] = [];
  return {
    ...ignored,
    // bwip-js rounds the centre of odd-width bars up.
    line: (middle, _y0, _x1, _y1, width) => void bars.push({ x: Math.floor(middle - width / 2), width }),
    end: () => {
      const [first, last] = [bars.at(0), bars.at(-1)];
      const start = first?.x ?? 0;
      return {
        bars: bars.map(({ x, width }) => ({ x: x - start, width })),
        width: (last?.x ?? 0) + (last?.width ?? 0) - start,
      };
    },
  };
}

/** What bwip-js encodes bars from. */
export const barOptions = <Kind extends string>(bcid: Kind, text: string) => ({
  bcid,
  text,
  scale: 1,
  height: 10,
  includetext: false,
});
