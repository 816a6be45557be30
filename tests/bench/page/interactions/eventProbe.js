// Init script: records the longest interaction, from the input to the next paint.

let longest = 0;
new PerformanceObserver((list) => {
  for (const { interactionId, duration } of list.getEntries())
    if (interactionId) longest = Math.max(longest, duration);
}).observe({ type: 'event', durationThreshold: 16 });

globalThis.interactions = {
  start() {
    longest = 0;
  },
  /** In ms; 0 if it took less than 16 ms. */
  longest: () => longest,
};
