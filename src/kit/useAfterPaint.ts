import { useEffect, useState } from 'react';
import { afterNextFrame } from './afterNextFrame.ts';

/** Returns the value a frame later: what takes long to draw follows the answer to a click. */
export function useAfterPaint<T>(value: T): T {
  const [drawn, setDrawn] = useState(value);
  useEffect(() => (drawn === value ? undefined : afterNextFrame(() => setDrawn(value))), [drawn, value]);
  return drawn;
}
