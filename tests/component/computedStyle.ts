import CSSComputedStyle from 'happy-dom/lib/css/declaration/computed-style/CSSComputedStyle.js';

/** What this reads of happy-dom's rules; those of media and other groups have rules of their own. */
interface Rule {
  selectorText?: string;
  cssRules?: Iterable<Rule>;
}

interface Parsing {
  elements: { element: Element }[];
  cssRules: Iterable<Rule>;
}

interface Reading {
  parseCSSRules: (options: Parsing) => void;
  getStyleSheets: (root: Node) => unknown[];
}

/**
 * Skips what an element's style cannot depend on. happy-dom tries each rule of each style sheet on an element and all that
 * surround it, whenever a query by role asks whether it is hidden: most of the time of such queries. Nearly all rules
 * are those of a class, so that it is enough to look at the classes of the elements.
 */
export function readMatchingRules(): void {
  const reading = CSSComputedStyle.prototype as unknown as Reading;
  const { parseCSSRules, getStyleSheets } = reading;
  if (parseCSSRules.name === 'parseMatchingRules') return;
  let last: { elements?: Parsing['elements']; classes: Set<string> } = { classes: new Set() };
  reading.parseCSSRules = function parseMatchingRules(options) {
    const { elements } = options;
    if (last.elements !== elements)
      last = {
        elements,
        classes: new Set(
          elements.flatMap(({ element }) => (element.getAttribute('class') ?? '').split(/\s+/)),
        ),
      };
    const { classes } = last;
    const cssRules = [...options.cssRules].filter((rule) => canMatch(rule, classes));
    if (cssRules.length > 0) parseCSSRules.call(this, { ...options, cssRules });
  };
  // Styles are in the head: the rest of the document need not be searched for them.
  reading.getStyleSheets = function getStyleSheetsOfHead(root) {
    const found = getStyleSheets.call(this, root === document ? document.head : root);
    return root === document ? [...found, ...document.adoptedStyleSheets] : found;
  };
}

function canMatch(rule: Rule, classes: ReadonlySet<string>): boolean {
  if (rule.selectorText === undefined)
    return rule.cssRules === undefined || [...rule.cssRules].some((inner) => canMatch(inner, classes));
  const needed = neededBy(rule);
  return needed === undefined || needed.some((one) => classes.has(one));
}

const known = new WeakMap<Rule, string[] | undefined>();

/** Returns the classes of which an element that the rule selects has one, undefined if it needs none. */
function neededBy(rule: Rule): string[] | undefined {
  if (known.has(rule)) return known.get(rule);
  const needed = classesOf(rule.selectorText ?? '');
  known.set(rule, needed);
  return needed;
}

/** Returns a class of the selected element itself for each alternative of a selector, undefined if one has none. */
function classesOf(selector: string): string[] | undefined {
  let plain = selector;
  // What is in brackets adds no class that is surely needed.
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replaceAll(/\([^()]*\)|\[[^\]]*\]/g, '');
  }
  if (/[()[\]\\"']/.test(plain)) return undefined;
  const classes = plain.split(',').map((one) => {
    const own =
      one
        .trim()
        .split(/[\s>+~]+/)
        .at(-1) ?? '';
    return /\.([\w-]+)/.exec(own)?.[1];
  });
  return classes.every((one) => one !== undefined) ? classes : undefined;
}
