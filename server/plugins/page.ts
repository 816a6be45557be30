import { posix } from 'node:path';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { PageSettings } from '../../src/schemas/pageSettings.ts';
import type { Settings } from '../settings.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';

const servicePath =
  /^\/(dc|docs|healthz|readyz|metrics|bdpwr|outbox|socket\.io|assets|identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com)(\/|$)/;

/** A request of Node or Fastify. */
interface Asked {
  url?: string;
  headers: IncomingHttpHeaders;
}

/** The normalized path of a request. */
export const pathOf = ({ url = '/' }: Asked) => posix.normalize(url.replace(/\?.*/, ''));

/** Service paths never return the admin's page. */
export const isServicePath = (request: Asked) => servicePath.test(pathOf(request));

/** A navigation of a person: scripts, styles and images do not accept HTML. */
export const isNavigation = (request: Asked) =>
  ['/', '/index.html'].includes(pathOf(request)) || Boolean(request.headers.accept?.includes('text/html'));

/** Embeds run-time settings in the page, where src/settings.ts reads them. */
export function withSettings(
  template: string,
  { serviceUrls, storeDomain, firebase }: Settings,
  store: PageSettings['store'],
): string {
  const { projectId, apiKey, isEmulated } = firebase;
  const settings: PageSettings = {
    services: serviceUrls,
    storeDomain,
    store,
    firebase: { projectId, apiKey, emulated: isEmulated },
  };
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c');
  return template.replace(
    '<!--settings-->',
    () => `<script type="application/json" id="settings">${json}</script>`,
  );
}

export function sendPage(reply: FastifyReply, html: string, settings: Settings, isDev = false) {
  return reply
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': contentSecurityPolicy(settings, isDev),
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(self), geolocation=(), microphone=()',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    })
    .type('text/html; charset=utf-8')
    .send(html);
}
