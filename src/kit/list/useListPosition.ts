import { useLayoutEffect, useRef, type MouseEvent, type RefObject } from 'react';
import { useListContext, type Identifier, type RaRecord } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { isSubstitute } from '../focus/restoreLostFocus.ts';

interface Position {
  top: number;
  left: number;
  /** Of the window. */
  page: number;
  id: Identifier | undefined;
  /** Of the row. */
  index: number;
}

/** What keeps the focus when a list is returned to: a dialog over it, or a field that is typed into. */
const busy =
  '[role=dialog], [role=alertdialog], [role=menu], input, textarea, select, [contenteditable=true]';

/** By entry of the browser's history and list. */
const positions = new Map<string, Position>();
const maxPositions = 100;

/**
 * Restores what was in view, and the focus on the row, when a list is returned to. `rows` are those rendered so far.
 * Returns the handler of clicks within the rows.
 */
export function useListPosition(
  name: string,
  scroller: RefObject<HTMLElement | null>,
  rows: RaRecord[] | undefined,
): (event: MouseEvent<HTMLElement>) => void {
  const { data } = useListContext();
  const entry = `${useLocation().key} ${name}`;
  const isRestored = useRef(false);
  useLayoutEffect(() => {
    if (isRestored.current || !rows || rows !== data) return;
    isRestored.current = true;
    const position = positions.get(entry);
    if (position && scroller.current) restore(position, scroller.current, rows);
  }, [entry, scroller, rows, data]);
  return ({ currentTarget, target }) => {
    const row = (target as HTMLElement).closest('tr');
    if (!row || !scroller.current || !currentTarget.contains(row)) return;
    const { scrollTop: top, scrollLeft: left } = scroller.current;
    const index = row.sectionRowIndex;
    positions.delete(entry);
    positions.set(entry, { top, left, page: window.scrollY, id: rows?.[index]?.id, index });
    const [oldest] = positions.keys();
    if (positions.size > maxPositions && oldest) positions.delete(oldest);
  };
}

function restore({ top, left, page, id, index }: Position, scroller: HTMLElement, rows: RaRecord[]): void {
  window.scrollTo(0, page);
  scroller.scrollTo(left, top);
  const focused = document.activeElement;
  if (focused?.closest(busy) && !isSubstitute(focused)) return;
  const links = scroller.querySelectorAll<HTMLElement>('a.name');
  const now = rows.findIndex((row) => row.id === id);
  // A row that has left the page leaves the focus at its place.
  links[now < 0 ? Math.min(index, links.length - 1) : now]?.focus();
}
