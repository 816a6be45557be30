/**
 * The domain that identifies the store: the configured one for localhost and IP addresses.
 *
 * @param host of the page, without port
 */
export function storeDomain(host: string, configured: string): string {
  const isLocal = host === 'localhost' || /^[\d.]+$/.test(host) || host.startsWith('[');
  return isLocal ? configured : host.replace(/^(www|admin)\./, '');
}
