import { parse } from 'bowser';

/** Browser and operating system of a User-Agent header, as far as recognized. */
export function deviceOf(userAgent = '') {
  if (!userAgent.trim()) return { browser: null, system: null };
  const { browser, os } = parse(userAgent.slice(0, 500));
  return { browser: browser.name || null, system: os.name || null };
}
