import { useRef, useState } from 'react';
import { isWithin } from './changes.ts';
import { fieldChanges } from './fieldChanges.ts';

interface Step {
  pointer: string;
  from: unknown;
  to: unknown;
}

interface Taken extends Step {
  /** The pointer of the only field changed; undefined if the step changed more. */
  field: string | undefined;
  begun: number;
  time: number;
}

interface Steps {
  past: Taken[];
  future: Taken[];
}

/** Milliseconds: input in one field within `pause` extends the step, up to `stretch`. */
const pause = 1000;
const stretch = 5000;
const longest = 200;

function fieldOf({ pointer, from, to }: Step): string | undefined {
  const [change, ...others] = fieldChanges(pointer, {}, from, to);
  return change?.kind === 'changed' && others.length === 0 ? change.pointer : undefined;
}

const none: Steps = { past: [], future: [] };

const has = (steps: Taken[], parts: string[]) => steps.some(({ pointer }) => isWithin(pointer, parts));

/** The undo history of a document. Steps of some parts can be undone and redone separately. */
export function useUndoHistory(put: (pointer: string, value: unknown) => void) {
  const latest = useRef(none);
  const [shown, setShown] = useState(none);
  const keep = (steps: Steps) => {
    latest.current = steps;
    setShown(steps);
  };
  const move = (from: keyof Steps, to: keyof Steps, parts: string[], side: 'from' | 'to') => {
    const steps = latest.current;
    const step = steps[from].findLast(({ pointer }) => isWithin(pointer, parts));
    if (!step) return;
    keep({ ...steps, [from]: steps[from].filter((one) => one !== step), [to]: [...steps[to], step] });
    put(step.pointer, step[side]);
  };
  return {
    add: (step: Step) => {
      const { past, future } = latest.current;
      const last = past.at(-1);
      const time = Date.now();
      const field = fieldOf(step);
      const isSame = field !== undefined && last?.field === field;
      const goesOn = isSame && time - last.time < pause && time - last.begun < stretch;
      const next = goesOn
        ? [...past.slice(0, -1), { ...last, to: step.to, time }]
        : [...past, { ...step, field, begun: time, time }];
      keep({
        past: next.slice(-longest),
        future: future.filter(({ pointer }) => pointer !== step.pointer),
      });
    },
    undo: (parts: string[]) => move('past', 'future', parts, 'from'),
    redo: (parts: string[]) => move('future', 'past', parts, 'to'),
    canUndo: (parts: string[]) => has(shown.past, parts),
    canRedo: (parts: string[]) => has(shown.future, parts),
    forget: (parts: string[]) => {
      const outside = ({ pointer }: Taken) => !parts.includes('') && !isWithin(pointer, parts);
      keep({ past: latest.current.past.filter(outside), future: latest.current.future.filter(outside) });
    },
  };
}
