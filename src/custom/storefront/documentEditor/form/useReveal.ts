import { useEffect } from 'react';
import type { Reveal } from './FormValue.ts';

const done = new WeakSet<Reveal>();

/** Milliseconds after which an entry that came into view is drawn. */
const patience = 200;

/** Brings the field at a path of the form into view and focuses it, once; where it has none, what it stands in. */
export function useReveal(idPrefix: string, reveal: Reveal | undefined) {
  useEffect(() => {
    if (!reveal || done.has(reveal)) return;
    done.add(reveal);
    const keys = reveal.path.split('/').slice(1);
    if (!show(idPrefix, keys)) setTimeout(() => show(idPrefix, keys), patience);
  }, [idPrefix, reveal]);
}

/** Says whether it is the field itself that was found. */
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
