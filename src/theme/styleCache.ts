import createCache, { type StylisElement } from '@emotion/cache';

/** Emotion's styles, without prefixes that the browsers of the build's target do without: half of its work on a rule. */
export const styleCache = createCache({ key: 'css', stylisPlugins: [selectionOfSafari, todaysSelectors] });

/** Safari alone still wants one (https://caniuse.com/user-select-none). */
function selectionOfSafari(element: StylisElement): void {
  if (element.type !== 'decl' || element.props !== 'user-select') return;
  element.return = `-webkit-${element.value}${element.value}`;
}

/** Selectors of browsers of old, at which those of today throw. */
const outdated = /::-moz-focus-inner|::-moz-placeholder|::-ms-input-placeholder/;

/** MUI writes a rule for each browser that once was, and of placeholders none for those of today. */
function todaysSelectors(element: StylisElement): void {
  if (element.type !== 'rule' || !Array.isArray(element.props)) return;
  if (outdated.test(element.value)) element.children = element.props = [];
  else
    element.props = element.props.map((selector) =>
      selector.replace('::-webkit-input-placeholder', '::placeholder'),
    );
}
