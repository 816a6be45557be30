import createCache, { type StylisElement } from '@emotion/cache';

/** Emotion's styles, without prefixes that the browsers of the build's target do without: half of its work on a rule. */
export const styleCache = createCache({ key: 'css', stylisPlugins: [selectionOfSafari, withoutOldFirefox] });

/** Safari alone still wants one (https://caniuse.com/user-select-none). */
function selectionOfSafari(element: StylisElement): void {
  if (element.type !== 'decl' || element.props !== 'user-select') return;
  element.return = `-webkit-${element.value}${element.value}`;
}

/** MUI still has a rule for what no Firefox of ours knows, and each other browser throws at. */
function withoutOldFirefox(element: StylisElement): void {
  if (element.type !== 'rule' || !element.value.includes('::-moz-focus-inner')) return;
  element.props = [];
  element.children = [];
}
