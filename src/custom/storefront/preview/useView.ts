import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useStore } from 'react-admin';
import type { Language } from './translatedText.ts';

/** Fixed page height, so that loading content does not shift what is below. */
export const pageHeight = 'min(70vh, 760px)';

export const widths = { desktop: 1200, phone: 390 };
export type Screen = keyof typeof widths;

/** The view options of the preview, stored in this browser. */
export interface View {
  isShown: boolean;
  screen: Screen;
  language: Language;
  /** As a phone beside the form, if there is room for both. */
  isBeside?: boolean;
}

const initial: View = { isShown: true, screen: 'phone', language: 'en' };

export function useView() {
  const [view, setView] = useStore<View>('preview', initial);
  const hasRoom = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'), { noSsr: true });
  return { view, setView, hasRoom, isBeside: hasRoom && view.isShown && view.isBeside === true };
}
