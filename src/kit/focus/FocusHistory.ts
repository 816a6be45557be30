/** An element and its position among siblings at each level, innermost first. */
interface Footprint {
  element: HTMLElement;
  around: { parent: Element; index: number }[];
}

const focusable =
  'a[href], button, input:not([type=hidden]), select, textarea, [tabindex]:not([tabindex="-1"]), [contenteditable=true]';

/** Fallback targets: the surface of a dialog, or the page. */
const fallbackTargets = '[role=dialog], [role=alertdialog], main';

/** Enough for a dialog over a dialog over a menu over a row. */
const maxLength = 12;

const isUsable = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement &&
  !element.matches(':disabled') &&
  element.closest('[inert], [aria-hidden=true]') === null;

/** Remembers focused elements, to find a target near one that was removed. */
export class FocusHistory {
  #steps: Footprint[] = [];

  /** Records a focused element. */
  follow(element: HTMLElement): void {
    const around: Footprint['around'] = [];
    for (let one: Element = element; one.parentElement; one = one.parentElement)
      around.push({ parent: one.parentElement, index: [...one.parentElement.children].indexOf(one) });
    this.#steps = [...this.#steps.filter((step) => step.element !== element), { element, around }].slice(
      -maxLength,
    );
  }

  /** Whether the focus was lost because its element was removed or disabled, not by the user. */
  get isLost(): boolean {
    const last = this.#steps.at(-1);
    return last !== undefined && (!last.element.isConnected || !isUsable(last.element));
  }

  /** Returns the nearest usable target: the element, a sibling, or the surrounding dialog or page. */
  nearest(): HTMLElement | undefined {
    for (const step of this.#steps.toReversed()) {
      const found = nearestTo(step);
      if (found) return found;
    }
    const ground = [...document.querySelectorAll<HTMLElement>(fallbackTargets)].filter(isUsable);
    return ground.at(-1);
  }
}

function nearestTo({ element, around }: Footprint): HTMLElement | undefined {
  if (element.isConnected && isUsable(element)) return element;
  const place = around.find(({ parent }) => parent.isConnected);
  if (!place || place.parent === document.body || place.parent === document.documentElement) return undefined;
  const ground = place.parent.closest<HTMLElement>(fallbackTargets);
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
