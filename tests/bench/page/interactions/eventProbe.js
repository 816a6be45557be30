// Init script: records the longest interaction, from the input to the next paint.

let longest = 0;
new PerformanceObserver((list) => {
  for (const { interactionId, duration } of list.getEntries())
    if (interactionId) longest = Math.max(longest, duration);
}).observe({ type: 'event', durationThreshold: 16 });

const frame = () => new Promise(requestAnimationFrame);

/** In ms; a page that is never idle is measured nevertheless. */
const longestWait = 15_000;

globalThis.interactions = {
  start() {
    longest = 0;
  },
  /** Resolves when what was begun has been painted and nothing is left to do. */
  async idle() {
    await frame();
    await frame();
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: longestWait }));
  },
  /** In ms; 0 if it took less than 16 ms. */
  longest: () => longest,
};
