// Init script: records what the user sees, and when.

const longTasks = [];
new PerformanceObserver((list) => longTasks.push(...list.getEntries())).observe({
  type: 'longtask',
  buffered: true,
});

let firstInput = 0;
for (const type of ['pointerdown', 'keydown', 'input']) {
  addEventListener(type, ({ timeStamp }) => (firstInput ||= timeStamp), { capture: true, passive: true });
}

const visible = (selector) =>
  [...document.querySelectorAll(selector)].filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0;
  });

const textOf = (element) => element.innerText || element.value || element.className;
const textOfAll = (selector) => visible(selector).map(textOf).join('\n');

/** Whether a condition (tour.ts) holds; `before` is the previous text for `changed`. */
function holds({ visible: shown, atLeast = 1, text = '', hidden, changed }, before) {
  if (hidden && visible(hidden).length > 0) return false;
  if (shown) {
    const found = visible(shown);
    if (found.length < atLeast || !found.some((element) => textOf(element).includes(text))) return false;
  }
  return !changed || ![before, ''].includes(textOfAll(changed));
}

const timeout = 30_000;

/** Resolves with ms since navigation when the first frame after the condition has been painted. */
function painted(condition, before) {
  const { promise, resolve, reject } = Promise.withResolvers();
  const check = () => {
    if (!holds(condition, before)) return;
    stop();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve(performance.now()));
      port1.start();
      port2.postMessage('');
    });
  };
  const observer = new MutationObserver(check);
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const polling = setInterval(check, 50);
  const giveUp = () =>
    reject(new Error(`Condition not met after ${timeout} ms: ${JSON.stringify(condition)}`));
  const waiting = setTimeout(giveUp, timeout);
  const stop = () => {
    observer.disconnect();
    clearInterval(polling);
    clearTimeout(waiting);
  };
  check();
  return promise;
}

let watched;

globalThis.bench = {
  painted,

  /** Starts waiting for the result of an action. */
  watch(condition) {
    firstInput = 0;
    longTasks.length = 0;
    watched = painted(condition, condition.changed && textOfAll(condition.changed));
  },

  /** From the first input to the frame with the awaited result. */
  duration: async () => (await watched) - firstInput,

  /** Total blocking time: the excess over 50 ms of the long tasks that started before `until`. */
  blocked: (until = Infinity) =>
    longTasks
      .filter(({ startTime }) => startTime < until)
      .reduce((sum, { duration }) => sum + duration - 50, 0),

  /** Bytes transferred in total, and before `ready`. */
  /** Sizes as gzipped here: files are served compressed in several ways, or not yet. */
  async sizes(ready) {
    const entries = performance.getEntriesByType('resource');
    const scripts = entries.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
    const gzipped = async ({ name, startTime }) => {
      const { body } = await fetch(name, { cache: 'force-cache' });
      const file = await new Response(body.pipeThrough(new CompressionStream('gzip'))).blob();
      return { size: file.size, startTime };
    };
    const files = await Promise.all(scripts.map(gzipped));
    const sizeOf = (some) => some.reduce((sum, { size }) => sum + size, 0);
    return {
      requests: entries.length + 1,
      scripts: scripts.length,
      scriptBytes: sizeOf(files),
      scriptBytesUntilReady: sizeOf(files.filter(({ startTime }) => startTime < ready)),
    };
  },
};
