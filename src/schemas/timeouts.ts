/** How long the browser waits for a response, in ms. */
export const clientTimeouts = { call: 30_000, upload: 300_000, translation: 10_000 };

/**
 * How long a service waits for another system within one request, in ms. All are shorter than the browser's, so it
 * receives an error that names the unresponsive system.
 */
export const serverTimeouts = {
  /** All requests to a carrier within one call. */
  carrier: 20_000,
  /** The public keys of a carrier's webhook signatures. */
  carrierKeys: 5000,
  /** Until an object store starts to respond. */
  files: 10_000,
  identity: 15_000,
  identityProxy: 10_000,
  /** The public keys of the identity service's tokens. */
  identityKeys: 5000,
  /** Mail server: connection, greeting, and each response. */
  mailConnection: 5000,
  mailGreeting: 5000,
  mailAnswer: 15_000,
};
