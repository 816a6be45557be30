import { createContext, type RefObject } from 'react';

/** Holds a function of the step that is shown: whether it is writing, so that closing the dialog interrupts it. */
export const WorkingContext = createContext<RefObject<(() => boolean) | null>>({ current: null });
