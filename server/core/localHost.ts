import type { IncomingMessage } from 'node:http';

const local = /^(localhost|[\w-]+\.localhost|127\.[\d.]+|\[::1\])$/;

/**
 * Was this request meant for this machine, by a page of this machine? Another page can have its own name lead here (DNS
 * rebinding), or open a live connection to here: nothing that is local only believes either.
 */
export const isLocalRequest = ({
  headers: { host = '', origin },
}: Pick<IncomingMessage, 'headers'>): boolean =>
  isLocalOrigin(`http://${host}`) && (origin === undefined || isLocalOrigin(origin));

const isLocalOrigin = (origin: string) => URL.canParse(origin) && local.test(new URL(origin).hostname);
