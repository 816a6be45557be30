import { parse } from 'bowser';

/** What a User-Agent header says of browser and system, as far as it can be read. */
export function deviceOf(userAgent = '') {
  if (!userAgent.trim()) return { browser: null, system: null };
  const { browser, os } = parse(userAgent.slice(0, 500));
  return { browser: browser.name || null, system: os.name || null };
}
