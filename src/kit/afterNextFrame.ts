/**
 * Runs `act` after the next paint, which it would delay. Returns a function that cancels it, or calls what `act`
 * returned.
 */
export function afterNextFrame(act: () => (() => void) | void): () => void {
  let undo: (() => void) | void;
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(() => {
      undo = act();
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    undo?.();
  };
}
