/** What a domain consists of; its `index.ts` exports one, and server/domains.ts lists them. */
export interface Domain {
  /** Adds to the work of other domains; runs once, when the process starts. */
  extend?: () => void;
}
