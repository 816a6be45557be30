/**
 * All of several works that are done at once, or the first error of theirs once none of them is under way: a transaction
 * that fails is asked nothing any more.
 */
export async function together<T extends readonly unknown[]>(
  works: [...T],
): Promise<{ [K in keyof T]: Awaited<T[K]> }> {
  await Promise.allSettled(works);
  return Promise.all(works);
}
