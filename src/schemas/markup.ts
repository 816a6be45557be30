/** Elements allowed in HTML written by staff: text, lists, tables, links and images; no styles, forms or scripts. */
export const markupTags =
  'a abbr b blockquote br caption code dd div dl dt em h1 h2 h3 h4 h5 h6 hr i img ins li ol p pre q s small span strong sub sup table tbody td tfoot th thead tr u ul'.split(
    ' ',
  );
export const markupAttributes = ['href', 'src', 'alt', 'title', 'colspan', 'rowspan', 'dir', 'lang'];

/** Maximum number of markup characters: parsing them takes far longer than parsing text. */
const MAX_SIGNS = 10_000;

/** Whether HTML exceeds the maximum number of markup characters. */
export function hasTooMuchMarkup(html: string): boolean {
  let signs = 0;
  for (const _ of html.matchAll(/[<>&]/g)) {
    signs += 1;
    if (signs > MAX_SIGNS) return true;
  }
  return false;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for HTML. */
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
