import { useStore } from 'react-admin';

/** The options of the layout with their values; the first is the default. Stored in this browser. */
export const layoutOptions = {
  layout: ['vertical', 'horizontal'],
  width: ['fluid', 'boxed'],
  sidebar_theme: ['page', 'light', 'dark'],
  sidebar_type: ['default', 'condensed'],
  topbar_theme: ['page', 'light', 'dark'],
  preloader: ['off', 'on'],
} as const;

export type LayoutOption = keyof typeof layoutOptions;
type Choice<O extends LayoutOption> = (typeof layoutOptions)[O][number];

const keyOf = (option: LayoutOption) => `shell.${option}`;

/** Returns the value of an option and its setter. */
export const useLayoutOption = <O extends LayoutOption>(option: O) =>
  useStore<Choice<O>>(keyOf(option), layoutOptions[option][0]);
