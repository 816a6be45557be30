import { useEffect } from 'react';
import type { Reveal } from './FormValue.ts';

const done = new WeakSet<Reveal>();

/** Milliseconds until an entry scrolled into view is rendered. */
const renderDelay = 200;

/** Scrolls the field at a path into view and focuses it, once. Falls back to its nearest rendered ancestor. */
export function useReveal(idPrefix: string, reveal: Reveal | undefined) {
  useEffect(() => {
    if (!reveal || done.has(reveal)) return;
    done.add(reveal);
    const keys = reveal.path.split('/').slice(1);
    if (!show(idPrefix, keys)) setTimeout(() => show(idPrefix, keys), renderDelay);
  }, [idPrefix, reveal]);
}

/** Returns whether the field itself was found. */
function show(idPrefix: string, keys: string[]): boolean {
  for (let count = keys.length; count > 0; count--) {
    const field = document.getElementById([idPrefix, ...keys.slice(0, count)].join('_'));
    if (!field) continue;
    field.scrollIntoView({ block: 'center' });
    field.focus({ preventScroll: true });
    return count === keys.length;
  }
  return false;
}
