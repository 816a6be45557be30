import type { TranslateFunction } from 'react-admin';

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

const arrows: Record<string, string> = { ArrowUp: '↑', ArrowDown: '↓' };
const modifiers: Record<string, string> = isApple ? { mod: '⌘', alt: '⌥' } : { mod: 'Ctrl+', alt: 'Alt+' };

/** A key as it is named on the keyboard: 'Ctrl+K', '⌘K', 'Alt+↑', 'N'. */
export function keyText(keys: string, translate: TranslateFunction): string {
  const [key = '', modifier = ''] = keys.split('+').toReversed();
  const name = key === 'enter' ? translate('shell.keys.enter') : (arrows[key] ?? key.toUpperCase());
  return `${modifiers[modifier] ?? ''}${name}`;
}
