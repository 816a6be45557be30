import type { IncomingMessage } from 'node:http';

const local = /^(localhost|[\w-]+\.localhost|127\.[\d.]+|\[::1\])$/;

/**
 * Returns whether the request was sent to localhost by a page of localhost. Other sites can resolve their own host name
 * to this address (DNS rebinding) or open a WebSocket here, so features for local use check both Host and Origin.
 */
export const isLocalRequest = ({
  headers: { host = '', origin },
}: Pick<IncomingMessage, 'headers'>): boolean =>
  isLocalOrigin(`http://${host}`) && (origin === undefined || isLocalOrigin(origin));

const isLocalOrigin = (origin: string) => URL.canParse(origin) && local.test(new URL(origin).hostname);
