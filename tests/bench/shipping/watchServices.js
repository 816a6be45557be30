// Init script: records when the services of a response are painted.

const hasServices = (count) =>
  document.querySelectorAll('[role=dialog] li > button:not([aria-pressed])').length >= count;

globalThis.services = {
  /** Waits for `count` services; `painted` is the time since the response in ms. */
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
