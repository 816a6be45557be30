import createCache, { type StylisElement } from '@emotion/cache';

/** Emotion's styles, without prefixes that the browsers of the build's target do without: half of its work on a rule. */
export const styleCache = createCache({ key: 'css', stylisPlugins: [selectionOfSafari] });

/** Safari alone still wants one (https://caniuse.com/user-select-none). */
function selectionOfSafari(element: StylisElement): void {
  if (element.type !== 'decl' || element.props !== 'user-select') return;
  element.return = `-webkit-${element.value}${element.value}`;
}
