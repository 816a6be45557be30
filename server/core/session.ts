/** One session, of a pool or of the embedded database. */
export interface Session {
  query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
}
