/**
 * Awaits several promises in parallel and rejects with the first error only after all have settled: a failed
 * transaction must not receive further statements.
 */
export async function parallel<T extends readonly unknown[]>(
  works: [...T],
): Promise<{ [K in keyof T]: Awaited<T[K]> }> {
  await Promise.allSettled(works);
  return Promise.all(works);
}
