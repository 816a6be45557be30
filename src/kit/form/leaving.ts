import { createContext } from 'react';

/** Whether a form was left deliberately. */
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

/** The state of the surrounding form. */
export const LeavingContext = createContext(newLeaving());
