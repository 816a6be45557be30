import { wholeWords } from '../i18n/wholeWords.ts';
import { createElement, lazy, useState, type ComponentType } from 'react';

/** Code that can be asked for before it is shown. */
export interface Loadable {
  load: () => Promise<unknown>;
  isLoaded: () => boolean;
}

interface Module<Props> {
  default: ComponentType<Props>;
}

/** Code did not arrive. */
export class ChunkLoadError extends Error {
  /** Whoever shows it next asks again. */
  readonly forget: () => void;
  /** It did not arrive before either. */
  readonly isRepeated: boolean;

  constructor(cause: unknown, forget: () => void, isRepeated: boolean) {
    super('The code could not be loaded', { cause });
    this.forget = forget;
    this.isRepeated = isRepeated;
  }
}

/**
 * React's `lazy`, for what a declaration names and a dialog shows: its words come with the code, which may be asked for
 * before, and what is loaded shows at once. A failed load is thrown as a LoadError until that is forgotten.
 * @__NO_SIDE_EFFECTS__
 */
export function lazyWithPreload<Props extends object>(
  load: () => Promise<Module<Props>>,
): ComponentType<Props> & Loadable {
  let loaded: Module<Props> | undefined;
  let waiting: ComponentType<Props> | undefined;
  let failures = 0;
  const loadOnce = async () => {
    const [module] = await Promise.all([loaded ?? load(), wholeWords()]);
    return (loaded = module);
  };
  const forget = () => {
    waiting = undefined;
  };
  const loadOrFail = () =>
    loadOnce().catch((error: unknown) => {
      failures += 1;
      throw new ChunkLoadError(error, forget, failures > 1);
    });
  function Late(props: Props) {
    // The same for all who wait: one that has not shown yet keeps no state.
    const [shown] = useState(() => ({
      component: loaded?.default ?? (waiting ??= lazy(loadOrFail) as ComponentType<Props>),
    }));
    return createElement(shown.component, props);
  }
  return Object.assign(Late, { load: loadOnce, isLoaded: () => loaded !== undefined });
}

export const isLoadable = <T>(type: T): type is T & Loadable =>
  typeof type === 'function' && 'isLoaded' in type;

/** What is loaded of several when all of it is. */
export const combineLoadables = (parts: Loadable[]): Loadable => ({
  load: () => Promise.all(parts.map((part) => part.load())),
  isLoaded: () => parts.every((part) => part.isLoaded()),
});

const messages = /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

/** Did code not arrive? Browsers say it in words of their own. */
export const isChunkLoadError = (error: unknown): error is Error =>
  error instanceof ChunkLoadError || (error instanceof Error && messages.test(error.message));

/** Did it fail again, over a connection? It may have gone with a version that was replaced: a new page asks for that of today. */
export const isLikelyOutdated = (error: unknown): boolean =>
  error instanceof ChunkLoadError && error.isRepeated && navigator.onLine;

/** Lets code that did not arrive be asked for again; what is no `late` needs a reload of the page. */
export function retryFailedLoad(error: unknown): void {
  if (error instanceof ChunkLoadError) error.forget();
  else if (navigator.onLine) location.reload();
}
