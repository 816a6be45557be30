import createCache, { type EmotionCache, type StylisElement } from '@emotion/cache';

/** Emotion cache without vendor prefixes that the supported browsers do not need; halves the work per rule. */
export const styleCache = createCache({ key: 'css', stylisPlugins: [selectionOfSafari, todaysSelectors] });
keepSheetsShort(styleCache.sheet);

/**
 * Begins a new style element after 100 rules instead of 65,000, in order. Browsers index a sheet anew after each rule that
 * is inserted into it, and styles that are first needed come one by one.
 */
function keepSheetsShort(sheet: EmotionCache['sheet']): void {
  const insert = sheet.insert.bind(sheet);
  sheet.insert = (rule) => {
    if (sheet.ctr >= 100) sheet.ctr = 0;
    insert(rule);
  };
}

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
