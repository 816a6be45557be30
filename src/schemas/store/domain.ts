/**
 * The domain whose store a page belongs to: localhost and plain addresses show the configured one.
 * @param host the page's own, without a port
 */
export function storeDomain(host: string, configured: string): string {
  const isLocal = host === 'localhost' || /^[\d.]+$/.test(host) || host.startsWith('[');
  return isLocal ? configured : host.replace(/^(www|admin)\./, '');
}
