/**
 * Lets other domains contribute to a domain's work. The owning domain exports the extension point and reads `all()`;
 * contributors add to it from `extend` of their Domain (core/domain.ts). The owner imports none of them.
 */
export interface ExtensionPoint<T> {
  add: (...extensions: T[]) => void;
  /** The contributions, in the order of server/domains.ts. */
  all: () => readonly T[];
}

export function extensionPoint<T>(): ExtensionPoint<T> {
  const added: T[] = [];
  return { add: (...extensions) => void added.push(...extensions), all: () => added };
}
