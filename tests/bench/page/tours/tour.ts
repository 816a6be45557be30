import type { Page } from '@playwright/test';

/** What can be seen when something is done: all that is named here. */
export interface Condition {
  /** At least `atLeast` (1) of these, one of them with `text`. */
  visible?: string;
  atLeast?: number;
  text?: string;
  hidden?: string;
  /** Shows something else than before the action. */
  changed?: string;
}

/** A click on `on`, or `types` put at once into the field that it is. */
export interface Action {
  /** Leads there, unmeasured, until `prepared` holds and `settle` ms (300) have passed. */
  prepare?: (page: Page) => Promise<unknown>;
  prepared?: Condition;
  settle?: number;
  on: string;
  types?: string;
  /** How long what is typed is held back on purpose, in ms: does not count. */
  debounce?: number;
  done: Condition;
}

export type ActionName = 'openList' | 'filter' | 'nextPage' | 'openEdit' | 'openEditAgain';

/** A page and what is done on it, in this order. */
export interface Tour {
  url: string;
  ready: Condition;
  actions: Partial<Record<ActionName, Action>>;
}
