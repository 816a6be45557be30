import createDOMPurify from 'dompurify';
import { markupAttributes, markupTags } from '../schemas/markup.ts';

interface Rules {
  /** URLs allowed in links; by default none. */
  links?: RegExp;
  /** URLs allowed in pictures. */
  pictures: RegExp;
  /** Returns the text that replaces a blocked picture. */
  describe: (name: string) => string;
}

/** Sanitises untrusted HTML. */
export function sanitize(html: string, { links, pictures, describe }: Rules): string {
  const purifier = createDOMPurify(window);
  purifier.addHook('afterSanitizeAttributes', (node) => {
    if (node.nodeName === 'A') guardLink(node, links);
    if (node.nodeName === 'IMG' && !pictures.test(node.getAttribute('src') ?? '')) {
      const name = node.getAttribute('alt')?.trim();
      node.replaceWith(name ? describe(name) : '');
    }
  });
  return purifier.sanitize(withoutInline(html), {
    ALLOWED_TAGS: markupTags,
    ALLOWED_ATTR: markupAttributes,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    KEEP_CONTENT: true,
  });
}

/**
 * Renames event handlers, styles and base URLs, which are removed anyway: the Content-Security-Policy would report each
 * as soon as the HTML is parsed.
 */
const withoutInline = (html: string) =>
  html
    .replace(/<base\b/gi, '<x-base')
    .replace(/<(\/?)style\b/gi, '<$1template')
    .replace(/<[a-z][^<>]*>/gi, (tag) => tag.replace(/([\s"'/])(on\w+|style)(?=\s*=)/gi, '$1data-$2'));

function guardLink(node: Element, links?: RegExp) {
  if (!links?.test(node.getAttribute('href') ?? '')) {
    node.removeAttribute('href');
    return;
  }
  node.setAttribute('target', '_blank');
  node.setAttribute('rel', 'noopener noreferrer nofollow');
}
