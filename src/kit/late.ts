import { createElement, lazy, useState, type ComponentType } from 'react';

/** Code that can be asked for before it is shown. */
export interface Loadable {
  load: () => Promise<unknown>;
  isLoaded: () => boolean;
}

interface Module<Props> {
  default: ComponentType<Props>;
}

/**
 * React's `lazy`, for what a declaration names and a dialog shows: the code may be asked for before, and what is loaded
 * shows at once. A failed load is tried again by the next one who asks.
 */
export function late<Props extends object>(
  load: () => Promise<Module<Props>>,
): ComponentType<Props> & Loadable {
  let loaded: Module<Props> | undefined;
  const loadOnce = async () => (loaded ??= await load());
  function Late(props: Props) {
    const [shown] = useState(() => ({
      component: loaded?.default ?? (lazy(loadOnce) as ComponentType<Props>),
    }));
    return createElement(shown.component, props);
  }
  return Object.assign(Late, { load: loadOnce, isLoaded: () => loaded !== undefined });
}

export const isLate = <T>(type: T): type is T & Loadable => typeof type === 'function' && 'isLoaded' in type;

/** What is loaded of several when all of it is. */
export const together = (parts: Loadable[]): Loadable => ({
  load: () => Promise.all(parts.map((part) => part.load())),
  isLoaded: () => parts.every((part) => part.isLoaded()),
});
