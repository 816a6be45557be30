/** What people's HTML may be made of: text, lists, tables, links and pictures; no styles, forms or scripts. */
export const markupTags =
  'a abbr b blockquote br caption code dd div dl dt em h1 h2 h3 h4 h5 h6 hr i img ins li ol p pre q s small span strong sub sup table tbody td tfoot th thead tr u ul'.split(
    ' ',
  );
export const markupAttributes = ['href', 'src', 'alt', 'title', 'colspan', 'rowspan', 'dir', 'lang'];

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as HTML shows it. */
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
