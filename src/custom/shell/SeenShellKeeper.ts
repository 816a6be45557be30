import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { claimsOf } from '../../authProvider/claims.ts';
import { lastStoredToken } from '../../authProvider/storedSignIn.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { whenIdle } from '../../kit/whenIdle.ts';
import {
  readSeenShell,
  removeSeenShell,
  storeSeenShell,
  type SeenLook,
  type SeenShell,
  type SeenText,
} from '../../theme/seenShell.ts';
import { useThemeMode } from '../../theme/useThemeMode.ts';

/** How many titles are kept. */
const maxTitles = 30;

/**
 * Keeps the texts of the menu and of a list's title for the next visit, which draws them before React is loaded. Titles
 * of records are not kept: they may name a customer.
 */
export function SeenShellKeeper(): null {
  const { pathname } = useLocation();
  const [mode] = useThemeMode();
  const language = useLocale();
  useEffect(() => removeSeenShell(), []);
  useEffect(() => {
    const keepNow = () => keep(pathname, { language, isDark: mode === 'dark' });
    const cancel = whenIdle(keepNow);
    addEventListener('pagehide', keepNow);
    return () => {
      cancel();
      removeEventListener('pagehide', keepNow);
    };
  }, [pathname, mode, language]);
  return null;
}

function keep(path: string, look: SeenLook): void {
  const token = lastStoredToken();
  if (!token) return;
  const who = claimsOf(token).sub;
  const [title] = scrollY === 0 ? textsIn('[data-list-title]') : [];
  const titles = { ...readSeenShell(who, look)?.titles, ...(title && { [path]: title }) };
  const seen: SeenShell = {
    who,
    windowWidth: innerWidth,
    ...look,
    menu: textsIn('aside nav'),
    titles: Object.fromEntries(Object.entries(titles).slice(-maxTitles)),
  };
  storeSeenShell(seen);
}

function textsIn(selector: string): SeenText[] {
  const root = document.querySelector(selector);
  if (!root) return [];
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: SeenText[] = [];
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const text = describe(node);
    if (text) texts.push(text);
  }
  return texts;
}

/** Returns undefined for a text that is not in the window. */
function describe(node: Node): SeenText | undefined {
  const text = node.textContent?.trim();
  const parent = node.parentElement;
  // Counts will be others by then.
  if (!text || !parent?.checkVisibility() || parent.closest('.count, .MuiBadge-badge')) return undefined;
  const range = document.createRange();
  range.selectNodeContents(node);
  const { left, top, height, width } = range.getBoundingClientRect();
  if (width === 0 || top < 0 || top + height > innerHeight) return undefined;
  const { fontWeight, fontSize, fontFamily, letterSpacing, color } = getComputedStyle(parent);
  const font = `${fontWeight} ${fontSize} ${fontFamily}`;
  const room = parent.getBoundingClientRect().right - left;
  return { text, x: left, y: top, width: room + 1, height, font, letterSpacing, color };
}
