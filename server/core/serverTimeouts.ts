/**
 * Timeouts in ms for the request head, the whole request, and an unused connection; the largest upload takes a while on
 * a slow connection.
 */
export const serverTimeouts = {
  headersTimeout: 15_000,
  requestTimeout: 120_000,
  keepAliveTimeout: 72_000,
  connectionsCheckingInterval: 5000,
};
