import { useStore } from 'react-admin';

/** What can be chosen for the frame around the pages; the first is the default. It stays on this machine. */
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

/** The choice for one option, and how to change it. */
export const useLayoutOption = <O extends LayoutOption>(option: O) =>
  useStore<Choice<O>>(keyOf(option), layoutOptions[option][0]);
