import { createContext } from 'react';

/** Whether a form was left on purpose. */
export interface Leaving {
  leave: () => void;
  isLeft: () => boolean;
}

export function newLeaving(): Leaving {
  let left = false;
  return {
    leave: () => {
      left = true;
    },
    isLeft: () => left,
  };
}

/** Of the form around. */
export const LeavingContext = createContext(newLeaving());
