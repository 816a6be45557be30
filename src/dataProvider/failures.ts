/** How long a failure counts as recent, in milliseconds. */
const maxAge = 3000;

let newest: { reference: string; at: number } | undefined;

/** Stores the id under which the service logged an unexpected failure. */
export function recordFailure(status: number, json: unknown): void {
  const { instance } = { ...(json as { instance?: unknown } | undefined) };
  newest =
    status >= 500 && typeof instance === 'string' ? { reference: instance, at: Date.now() } : undefined;
}

/** Returns the log id of a failure within the last seconds. */
export const recentFailureId = (): string | undefined =>
  newest && Date.now() - newest.at < maxAge ? newest.reference : undefined;
