/** How long a page waits for an answer of a service, in ms: of a call, and of one that sends a file. */
export const clientTimeouts = { call: 30_000, upload: 300_000, translation: 10_000 };

/**
 * How long a service waits for another system within one call, in ms. Each is shorter than the page's: the page is
 * answered which system is silent, and does not give up before that.
 */
export const serverTimeouts = {
  /** All that one call asks of a carrier. */
  carrier: 20_000,
  /** The keys that a carrier signs its calls with. */
  carrierKeys: 5000,
  /** Until a store of files begins to answer. */
  files: 10_000,
  identity: 15_000,
  identityProxy: 10_000,
  /** The keys that the identity service signs its tokens with. */
  identityKeys: 5000,
  /** A mail server: until it accepts the connection, greets, and between two of its answers. */
  mailConnection: 5000,
  mailGreeting: 5000,
  mailAnswer: 15_000,
};
