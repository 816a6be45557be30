import { wholeWords } from '../i18n/wholeWords.ts';
import { createElement, lazy, useState, type ComponentType } from 'react';

/** Code that can be loaded before it is rendered. */
export interface Loadable {
  load: () => Promise<unknown>;
  isLoaded: () => boolean;
}

interface Module<Props> {
  default: ComponentType<Props>;
}

/** A module could not be loaded. */
class ChunkLoadError extends Error {
  /** Clears the failure, so that the next render loads again. */
  readonly forget: () => void;
  /** Loading failed before, too. */
  readonly isRepeated: boolean;

  constructor(cause: unknown, forget: () => void, isRepeated: boolean) {
    super('The code could not be loaded', { cause });
    this.forget = forget;
    this.isRepeated = isRepeated;
  }
}

/**
 * React.lazy with `load` and `isLoaded`: messages load with the code, and loaded code renders without suspending. A
 * failed load throws a ChunkLoadError until `forget` is called.
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
    // Shared by all pending instances: a suspended component keeps no state.
    const [shown] = useState(() => ({
      component: loaded?.default ?? (waiting ??= lazy(loadOrFail) as ComponentType<Props>),
    }));
    return createElement(shown.component, props);
  }
  return Object.assign(Late, { load: loadOnce, isLoaded: () => loaded !== undefined });
}

export const isLoadable = <T>(type: T): type is T & Loadable =>
  typeof type === 'function' && 'isLoaded' in type;

/** Combines several into one that is loaded when all are. */
export const combineLoadables = (parts: Loadable[]): Loadable => ({
  load: () => Promise.all(parts.map((part) => part.load())),
  isLoaded: () => parts.every((part) => part.isLoaded()),
});

const messages = /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

/** Whether the error is a failed import; browsers word it differently. */
export const isChunkLoadError = (error: unknown): error is Error =>
  error instanceof ChunkLoadError || (error instanceof Error && messages.test(error.message));

/**
 * Whether loading failed repeatedly while online: a deployment may have removed the file, which a reload of the page
 * fixes.
 */
export const isLikelyOutdated = (error: unknown): boolean =>
  error instanceof ChunkLoadError && error.isRepeated && navigator.onLine;

/** Retries a failed load; other failed imports need a reload of the page. */
export function retryFailedLoad(error: unknown): void {
  if (error instanceof ChunkLoadError) error.forget();
  else if (navigator.onLine) location.reload();
}
