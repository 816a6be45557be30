import type { Page } from '@playwright/test';

/** A visible result of an action; all given properties must hold. */
export interface Condition {
  /** A selector with at least `atLeast` (1) matches, one of them containing `text`. */
  visible?: string;
  atLeast?: number;
  text?: string;
  hidden?: string;
  /** A selector whose text differs from before the action. */
  changed?: string;
}

/** A click on `on`, or `types` inserted into that field at once. */
export interface Action {
  /** Unmeasured preparation until `prepared` holds and `settle` ms (300) have passed. */
  prepare?: (page: Page) => Promise<unknown>;
  prepared?: Condition;
  settle?: number;
  on: string;
  types?: string;
  /** The debounce of the field in ms, which is subtracted. */
  debounce?: number;
  done: Condition;
}

export type ActionName = 'openList' | 'filter' | 'nextPage' | 'openEdit' | 'openEditAgain';

/** A page and its actions in order. */
export interface Tour {
  url: string;
  ready: Condition;
  actions: Partial<Record<ActionName, Action>>;
}
