// Runs in the page before anything else: notices when the services of an answer are painted.

const hasServices = (count) =>
  document.querySelectorAll('[role=dialog] li > button:not([aria-pressed])').length >= count;

globalThis.services = {
  /** Begins to wait for so many of them; `painted` is how many milliseconds after the answer they were there. */
  watch(count) {
    const begun = performance.now();
    this.painted = new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve(performance.now() - answered()));
      port1.start();
      const observer = new MutationObserver(() => {
        if (!(answered() > begun) || !hasServices(count)) return;
        observer.disconnect();
        requestAnimationFrame(() => port2.postMessage(''));
      });
      observer.observe(document, { subtree: true, childList: true });
    });
  },
};

const answered = () =>
  performance.getEntriesByType('resource').findLast(({ name }) => name.endsWith('/rates/estimate'))
    ?.responseEnd;
