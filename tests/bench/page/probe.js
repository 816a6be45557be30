// Runs in the page before anything else: notices what a person would notice, and when.

const longTasks = [];
new PerformanceObserver((list) => longTasks.push(...list.getEntries())).observe({
  type: 'longtask',
  buffered: true,
});

let lastInput = 0;
for (const type of ['click', 'keydown']) {
  addEventListener(type, ({ timeStamp }) => (lastInput = timeStamp), { capture: true });
}

const textOfRows = () =>
  Array.from(
    document.querySelectorAll('table[aria-busy=false] tbody tr:not(.skeleton)'),
    (row) => row.textContent,
  );

/** Other rows than before, all of them with the word that they are filtered by. */
const hasRows = (before, word) => {
  const rows = textOfRows();
  const isFiltered = rows.every((row) => row.toLowerCase().includes(word));
  return rows.length > 0 && isFiltered && rows.join() !== before;
};

const hasDialog = () => document.querySelector('[role=dialog] input[name=name]') !== null;

/** Answers the moment when what `isThere` asks for has been painted. */
const painted = (isThere) =>
  new Promise((resolve) => {
    const channel = new MessageChannel();
    channel.port1.addEventListener('message', () => resolve(performance.now()));
    channel.port1.start();
    const check = () => {
      if (!isThere()) return;
      observer.disconnect();
      requestAnimationFrame(() => channel.port2.postMessage(''));
    };
    const observer = new MutationObserver(check);
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    check();
  });

let watched;

globalThis.bench = {
  /** Begins to wait for other rows, or for a dialog. */
  watch(state, word = '') {
    const before = textOfRows().join();
    const isThere = state === 'dialog' ? hasDialog : () => hasRows(before, word);
    watched = { from: performance.now(), end: painted(isThere) };
  },

  /** What has been waited for: ms from the last input (or from the navigation) until it was painted, ms in long tasks. */
  async result() {
    const end = await watched.end;
    await new Promise((resolve) => setTimeout(resolve, 300));
    const busy = longTasks.filter(({ startTime }) => startTime >= watched.from);
    return { painted: end - lastInput, busy: busy.reduce((sum, { duration }) => sum + duration, 0) };
  },

  /** What loading cost until now. */
  async load() {
    const firstRow = await watched.end;
    const entries = performance.getEntriesByType('resource');
    const scripts = entries.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
    const sizeOf = (some) => some.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    return {
      requests: entries.length + 1,
      scripts: scripts.length,
      scriptBytes: sizeOf(scripts),
      usableBytes: sizeOf(scripts.filter(({ startTime }) => startTime < firstRow)),
      blocked: longTasks.reduce((sum, { duration }) => sum + duration - 50, 0),
    };
  },
};

bench.watch('rows');
