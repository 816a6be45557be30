import { isDark } from './shellSkeleton.ts';

/** A text and where it stood in the window, in CSS pixels. */
export interface SeenText {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Shorthand without the line height. */
  font: string;
  letterSpacing: string;
  color: string;
}

export interface SeenLook {
  language: string;
  isDark: boolean;
}

/** The texts of the menu and of lists' titles as a person last saw them on this device. */
export interface SeenShell extends SeenLook {
  /** The user id of the identity service. */
  who: string;
  windowWidth: number;
  menu: SeenText[];
  /** By path. */
  titles: Record<string, SeenText>;
}

const key = 'seenShell';

/** Returns undefined if somebody else, or this person in another language, theme or window, was the last. */
export function readSeenShell(who: string, look: SeenLook): SeenShell | undefined {
  const now = { who, windowWidth: innerWidth, ...look };
  try {
    const seen = JSON.parse(localStorage.getItem(key) ?? 'null') as SeenShell | null;
    const isSame = Object.entries(now).every(([name, value]) => seen?.[name as keyof typeof now] === value);
    return isSame && seen ? seen : undefined;
  } catch {
    return undefined;
  }
}

/** Stores nothing where the device has no room: it only makes the next visit faster. */
export function storeSeenShell(seen: SeenShell): void {
  const value = JSON.stringify(seen);
  try {
    if (localStorage.getItem(key) !== value) localStorage.setItem(key, value);
  } catch {
    // The next visit begins without texts.
  }
}

/** Draws the menu and the title of the current path until the admin renders, if this person has seen them. */
export function drawSeenShell(who: string, language: string): void {
  const seen = readSeenShell(who, { language, isDark: isDark() });
  if (!seen) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html:not(:has(#root:empty)) > .seen-shell { display: none }');
  document.adoptedStyleSheets.push(sheet);
  const title = seen.titles[location.pathname];
  const shell = document.createElement('div');
  shell.className = 'seen-shell';
  shell.ariaHidden = 'true';
  shell.append(...seen.menu.map(draw), ...(title ? [draw(title)] : []));
  document.documentElement.append(shell);
}

/** Removes what was drawn. */
export const removeSeenShell = () => document.querySelector('.seen-shell')?.remove();

function draw({ text, x, y, width, height, font, letterSpacing, color }: SeenText): HTMLElement {
  const element = document.createElement('span');
  element.textContent = text;
  Object.assign(element.style, {
    position: 'fixed',
    zIndex: '1',
    left: `${x}px`,
    top: `${y}px`,
    maxWidth: `${width}px`,
    font,
    lineHeight: `${height}px`,
    letterSpacing,
    color,
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  });
  return element;
}
