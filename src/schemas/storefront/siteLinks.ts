/** Paths of the storefront's pages. */
export const siteAddresses = {
  page: ({ type, slug }: { type: string; slug: string }) => `/${type}/${slug}`,
  location: (slug: string) => `/locations/${slug}`,
};

/** The path of a link to the same site, without query, fragment and trailing slash; undefined for other sites. */
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

/** Link targets in HTML. */
export const hrefsOf = (html: string): string[] =>
  [...html.matchAll(/\bhref=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi)].map(
    ([, double, single, bare]) => double ?? single ?? bare ?? '',
  );
