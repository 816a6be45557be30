import { useLayoutEffect, useRef, type RefObject } from 'react';
import { addAction, type Action } from './actions.ts';

interface Options extends Pick<Action, 'keys' | 'isGlobal' | 'isKeyOnly' | 'worksWhileTyping'> {
  region?: RefObject<Element | null>;
  isOn?: boolean;
}

/**
 * Offers an action while mounted, `label` is its text. A layout effect: useEffect can run up to a second after a button
 * appears on a slow machine.
 */
export function useAction(label: string, run: Action['run'], options: Options = {}): void {
  const { region, isOn = true, keys, isGlobal, isKeyOnly, worksWhileTyping } = options;
  const latest = useRef(run);
  useLayoutEffect(() => {
    latest.current = run;
  });
  useLayoutEffect(
    () =>
      isOn
        ? addAction({
            label,
            run: (event) => latest.current(event),
            region: region && (() => region.current),
            keys,
            isGlobal,
            isKeyOnly,
            worksWhileTyping,
          })
        : undefined,
    [label, region, isOn, keys, isGlobal, isKeyOnly, worksWhileTyping],
  );
}

/** An action with a key: `n`, `mod+s` for Ctrl+S and Cmd+S, or `alt+ArrowUp`. */
export const useShortcut = (
  keys: string,
  label: string,
  run: Action['run'],
  options: Omit<Options, 'keys'> = {},
): void => useAction(label, run, { ...options, keys });

/** Offers what a button does, by a key if it is given. Returns the button's ref. */
export function useButtonAction<E extends HTMLElement = HTMLButtonElement>(
  label: string,
  options: Pick<Options, 'keys' | 'isOn'> = {},
): RefObject<E | null> {
  const button = useRef<E>(null);
  const press = () => {
    button.current?.focus(); // The focus returns here when the dialog that it opens closes.
    button.current?.click();
  };
  useAction(label, press, { ...options, region: button });
  return button;
}
