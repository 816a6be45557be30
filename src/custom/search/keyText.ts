import type { TranslateFunction } from 'react-admin';

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** A key as it is named on the keyboard: 'Ctrl+K', '⌘K', 'N'. */
export function keyText(keys: string, translate: TranslateFunction): string {
  const [key = '', modifier] = keys.split('+').toReversed();
  const name = key === 'enter' ? translate('shell.keys.enter') : key.toUpperCase();
  if (!modifier) return name;
  return isApple ? `⌘${name}` : `Ctrl+${name}`;
}
