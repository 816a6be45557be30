// Init script.

const longTasks = [];
new PerformanceObserver((list) => longTasks.push(...list.getEntries())).observe({
  type: 'longtask',
  buffered: true,
});

/** The view and its appointments are rendered. The month view has no headers with a date. */
const isThere = ({ headers, firstDay }) =>
  document.querySelectorAll('[role=columnheader][data-date]').length === headers &&
  document.querySelector(`[role=cell][data-date="${firstDay}"]`) !== null &&
  document.querySelectorAll('[data-event-id]').length > 10;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

globalThis.calendarBench = {
  /** Clicks, and returns ms until the view is painted (since navigation without a click), and the longest task. */
  async waitFor(shown, button) {
    const start = button ? performance.now() : 0;
    if (button) document.querySelector(button).click();
    while (!isThere(shown)) await nextFrame();
    await nextFrame();
    const ms = performance.now() - start;
    // Lets pending work finish before the next click.
    await new Promise((resolve) => setTimeout(resolve, 500));
    const tasks = longTasks.filter(({ startTime }) => startTime >= start - 1);
    return { ms, longestTask: Math.max(0, ...tasks.map(({ duration }) => duration)) };
  },
};
