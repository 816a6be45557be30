/** How long after an answer a message still tells of it, in ms. */
const recently = 3000;

let newest: { reference: string; at: number } | undefined;

/** Notes what a service says of a failure: of one that nobody foresaw the number that its log knows it by. */
export function recordFailure(status: number, json: unknown): void {
  const { instance } = { ...(json as { instance?: unknown } | undefined) };
  newest =
    status >= 500 && typeof instance === 'string' ? { reference: instance, at: Date.now() } : undefined;
}

/** The number of the failure that a message of this moment is about. */
export const recentFailureId = (): string | undefined =>
  newest && Date.now() - newest.at < recently ? newest.reference : undefined;
