import type { Settings } from '../settings.ts';

/** Hash of the empty style element that emotion inserts before filling it. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** The barcode reader is WebAssembly; nothing else may be evaluated. */
const wasm = "'wasm-unsafe-eval'";

/** The Content-Security-Policy of the admin's page; development needs Vite's inline scripts and its WebSocket. */
export function contentSecurityPolicy({ serviceUrls, firebase }: Settings, isDev: boolean): string {
  const services = [
    ...new Set(
      Object.values(serviceUrls)
        .filter(Boolean)
        .map((url) => new URL(url).origin),
    ),
  ];
  const identity = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", wasm, ...(isDev ? ["'unsafe-inline'"] : [])],
    'style-src': ["'self'", isDev ? "'unsafe-inline'" : emptyStyle],
    'img-src': ["'self'", 'data:', 'blob:', 'https:', ...services],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...services,
      ...(serviceUrls.socket ? [socketOrigin(serviceUrls.socket)] : []),
      ...(firebase.isEmulated ? [] : identity),
      ...(isDev ? ['ws:'] : []),
    ],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'frame-src': ["'self'"],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

const socketOrigin = (url: string) => new URL(url).origin.replace(/^http/, 'ws');
