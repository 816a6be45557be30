/** An element, with its places among those around it, outermost last. */
interface Footprint {
  element: HTMLElement;
  around: { parent: Element; index: number }[];
}

const focusable =
  'a[href], button, input:not([type=hidden]), select, textarea, [tabindex]:not([tabindex="-1"]), [contenteditable=true]';

/** What the focus may fall back on: the surface of a dialog, or the page. */
const grounds = '[role=dialog], [role=alertdialog], main';

/** So many are remembered: a dialog over a dialog over a menu over a row. */
const longest = 12;

const isUsable = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement &&
  !element.matches(':disabled') &&
  element.closest('[inert], [aria-hidden=true]') === null;

/** Remembers where the focus was, so that it can be put beside what is gone. */
export class FocusHistory {
  #steps: Footprint[] = [];

  /** The focus came to an element. */
  follow(element: HTMLElement): void {
    const around: Footprint['around'] = [];
    for (let one: Element = element; one.parentElement; one = one.parentElement)
      around.push({ parent: one.parentElement, index: [...one.parentElement.children].indexOf(one) });
    this.#steps = [...this.#steps.filter((step) => step.element !== element), { element, around }].slice(
      -longest,
    );
  }

  /** Was the focus taken by what happened, rather than by the person: did its element go, or is it disabled? */
  get isLost(): boolean {
    const last = this.#steps.at(-1);
    return last !== undefined && (!last.element.isConnected || !isUsable(last.element));
  }

  /** The nearest place to the last one that is there still: itself, a neighbour, the dialog or page around it. */
  nearest(): HTMLElement | undefined {
    for (const step of this.#steps.toReversed()) {
      const found = near(step);
      if (found) return found;
    }
    const ground = [...document.querySelectorAll<HTMLElement>(grounds)].filter(isUsable);
    return ground.at(-1);
  }
}

function near({ element, around }: Footprint): HTMLElement | undefined {
  if (element.isConnected && isUsable(element)) return element;
  const place = around.find(({ parent }) => parent.isConnected);
  if (!place || place.parent === document.body || place.parent === document.documentElement) return undefined;
  const ground = place.parent.closest<HTMLElement>(grounds);
  if (!ground || !isUsable(ground)) return undefined;
  const siblings = [...place.parent.children];
  const neighbours = [siblings[Math.min(place.index, siblings.length - 1)], siblings[place.index - 1]];
  for (const neighbour of neighbours) {
    const found = neighbour && firstIn(neighbour);
    if (found) return found;
  }
  for (let one: Element | null = place.parent; one && one !== ground; one = one.parentElement) {
    const found = firstIn(one);
    if (found) return found;
  }
  return ground;
}

const firstIn = (element: Element): HTMLElement | undefined =>
  [element, ...element.querySelectorAll(focusable)].find(
    (one): one is HTMLElement => one.matches(focusable) && isUsable(one),
  );
