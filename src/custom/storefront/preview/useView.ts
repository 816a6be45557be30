import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useStore } from 'react-admin';
import type { Language } from './translatedText.ts';

/** How tall the page is, whatever is in it: what stands below does not move when it arrives. */
export const pageHeight = 'min(70vh, 760px)';

export const widths = { desktop: 1200, phone: 390 };
export type Screen = keyof typeof widths;

/** How the preview is looked at; remembered on this machine. */
export interface View {
  isShown: boolean;
  screen: Screen;
  language: Language;
  /** As a phone that stands beside the form, wherever there is room for both. */
  isBeside?: boolean;
}

const initial: View = { isShown: true, screen: 'phone', language: 'en' };

export function useView() {
  const [view, setView] = useStore<View>('preview', initial);
  const hasRoom = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'), { noSsr: true });
  return { view, setView, hasRoom, isBeside: hasRoom && view.isShown && view.isBeside === true };
}
