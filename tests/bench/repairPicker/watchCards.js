// Init script: records when all cards of a dialog contain a word.

let last = 0;
for (const type of ['click', 'keydown']) {
  addEventListener(type, ({ timeStamp }) => (last = timeStamp), { capture: true });
}

const hasCards = (word) => {
  const cards = [...document.querySelectorAll('[role=dialog] button[aria-pressed]')];
  return cards.length > 0 && cards.every(({ textContent }) => textContent.toLowerCase().includes(word));
};

globalThis.cards = {
  /** Starts waiting for cards with this word. */
  watch(word) {
    this.painted = new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve(performance.now() - last));
      port1.start();
      const observer = new MutationObserver(() => {
        if (!hasCards(word.toLowerCase())) return;
        observer.disconnect();
        requestAnimationFrame(() => port2.postMessage(''));
      });
      observer.observe(document, { subtree: true, childList: true, characterData: true });
    });
  },
};
