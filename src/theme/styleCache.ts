import createCache, { type StylisElement } from '@emotion/cache';

/** Emotion cache without vendor prefixes that the supported browsers do not need; halves the work per rule. */
export const styleCache = createCache({ key: 'css', stylisPlugins: [selectionOfSafari, todaysSelectors] });

/** Only Safari still needs this prefix (https://caniuse.com/user-select-none). */
function selectionOfSafari(element: StylisElement): void {
  if (element.type !== 'decl' || element.props !== 'user-select') return;
  element.return = `-webkit-${element.value}${element.value}`;
}

/** Selectors of old browsers that make current ones reject the rule. */
const outdated = /::-moz-focus-inner|::-moz-placeholder|::-ms-input-placeholder/;

/** Removes MUI's rules for old browsers and adds the standard ::placeholder. */
function todaysSelectors(element: StylisElement): void {
  if (element.type !== 'rule' || !Array.isArray(element.props)) return;
  if (outdated.test(element.value)) element.children = element.props = [];
  else
    element.props = element.props.map((selector) =>
      selector.replace('::-webkit-input-placeholder', '::placeholder'),
    );
}
