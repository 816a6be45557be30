/** Where the pages of the storefront stand. */
export const siteAddresses = {
  page: ({ type, slug }: { type: string; slug: string }) => `/${type}/${slug}`,
  location: (slug: string) => `/locations/${slug}`,
};

/** A link as a path of the site, without query, fragment and closing slash; undefined where it leads elsewhere. */
export function sitePathOf(link: string, domain?: string): string | undefined {
  const [address = ''] = link.trim().split(/[?#]/, 1);
  const host = /^https?:\/\/([^/]+)/i.exec(address);
  if (host && host[1]?.toLowerCase() !== domain?.toLowerCase()) return undefined;
  if (!host && /^[a-z][a-z\d+.-]*:/i.test(address)) return undefined;
  const path = host ? address.slice(host[0].length) : address;
  const parts = path.split('/').filter(Boolean);
  return `/${parts.map(decoded).join('/')}`.toLowerCase();
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part).normalize();
  } catch {
    return part;
  }
}

/** Where the links in a piece of HTML lead. */
export const hrefsOf = (html: string): string[] =>
  [...html.matchAll(/\bhref=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi)].map(
    ([, double, single, bare]) => double ?? single ?? bare ?? '',
  );
