import type { KeyboardEvent } from 'react';

/** Arrow keys walk from row to row, Home and End to the first and last. */
export function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a.name')];
  const row = (event.target as HTMLElement).closest('tr');
  const index = links.findIndex((link) => link.closest('tr') === row);
  const target = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: links.length - 1 }[event.key];
  if (target === undefined || !links[target]) return;
  event.preventDefault();
  links[target].focus();
}
