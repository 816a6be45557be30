/**
 * A place where other domains take part in the work of one: the domain that owns the work exports it and asks `all()`
 * when it works; the others add to it in their `index.ts` (`extend` of their Domain, core/domain.ts). So the domain
 * that knows many imports none of them.
 */
export interface ExtensionPoint<T> {
  add: (...extensions: T[]) => void;
  /** What was added, in the order of server/domains.ts. */
  all: () => readonly T[];
}

export function extensionPoint<T>(): ExtensionPoint<T> {
  const added: T[] = [];
  return { add: (...extensions) => void added.push(...extensions), all: () => added };
}
