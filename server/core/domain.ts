/** The parts of a domain; its `index.ts` exports one, and server/domains.ts lists them. */
export interface Domain {
  /** Registers contributions to other domains; called once at process start. */
  extend?: () => void;
}
