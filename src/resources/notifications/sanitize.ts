import createDOMPurify from 'dompurify';

/** What a message may be made of: text, lists, tables, links and pictures of our own; no styles, forms or scripts. */
const tags =
  'a abbr b blockquote br caption code dd div dl dt em h1 h2 h3 h4 h5 h6 hr i img ins li ol p pre q s small span strong sub sup table tbody td tfoot th thead tr u ul';
const attributes = ['href', 'src', 'alt', 'title', 'colspan', 'rowspan', 'dir', 'lang'];

const link = /^(https?:\/\/|mailto:|tel:)/i;
/** A picture from elsewhere would tell its sender that, when and where the message is read. */
const ownPicture = /^(\/dc\/files\/[\w-]+\.[a-z]+$|data:image\/(png|jpeg|gif|webp);base64,)/;

/** The body of a message as harmless HTML; `describe` words a picture that is not shown. */
export function sanitize(html: string, describe: (name: string) => string): string {
  const purifier = createDOMPurify(window);
  purifier.addHook('afterSanitizeAttributes', (node) => {
    if (node.nodeName === 'A') guardLink(node);
    if (node.nodeName === 'IMG' && !ownPicture.test(node.getAttribute('src') ?? '')) {
      const name = node.getAttribute('alt')?.trim();
      node.replaceWith(name ? describe(name) : '');
    }
  });
  return purifier.sanitize(html, {
    ALLOWED_TAGS: tags.split(' '),
    ALLOWED_ATTR: attributes,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    KEEP_CONTENT: true,
  });
}

function guardLink(node: Element) {
  if (!link.test(node.getAttribute('href') ?? '')) {
    node.removeAttribute('href');
    return;
  }
  node.setAttribute('target', '_blank');
  node.setAttribute('rel', 'noopener noreferrer nofollow');
}
