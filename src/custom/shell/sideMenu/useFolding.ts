import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { MenuSection } from '../menu.ts';
import { matchesPath } from './MenuLink.tsx';
import { useMenuPreference } from './useMenuPreference.ts';

interface Folding {
  isOpen: (section: MenuSection) => boolean;
  /** Whether it contains the open page, and so cannot be folded. */
  isCurrent: (section: MenuSection) => boolean;
  toggle: (section: MenuSection) => void;
  /** Keeps the open page's section open while others open, so that no link moves under the pointer, until `release`. */
  hold: () => void;
  release: () => void;
}

/** Which sections of the menu are open: those left open, and that of the open page. */
export function useFolding(menu: MenuSection[]): Folding {
  const { pathname } = useLocation();
  const [left, setLeft] = useMenuPreference('open');
  const [held, setHeld] = useState<readonly string[]>([]);
  const current = menu.find(({ entries }) => entries.some(({ to }) => matchesPath(pathname, to)))?.key;
  const latest = useRef(current);
  useLayoutEffect(() => {
    latest.current = current;
  });
  const isKept = (key: string) => left.includes(key) || held.includes(key);
  return {
    isOpen: ({ key }) => key === current || isKept(key),
    isCurrent: ({ key }) => key === current,
    toggle: ({ key }) => {
      const others = left.filter((other) => other !== key);
      setHeld(held.filter((other) => other !== key));
      setLeft(isKept(key) ? others : [...others, key]);
    },
    hold: useCallback(() => {
      const key = latest.current;
      if (key !== undefined) setHeld((others) => [...others, key]);
    }, []),
    release: useCallback(() => setHeld((others) => (others.length > 0 ? [] : others)), []),
  };
}
