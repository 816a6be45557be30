/** A semantic colour: for text and icons, for a soft background, and for text on that background. */
export interface Tone {
  main: string;
  soft: string;
  onSoft: string;
}

export interface Colors {
  /** The page background. */
  canvas: string;
  /** Tables, cards and dialogs. */
  surface: string;
  /** Menus and tooltips. */
  raised: string;
  hover: string;
  text: string;
  muted: string;
  /** Placeholders and disabled text; still readable. */
  faint: string;
  line: string;
  /** Outlines of fields and boxes. */
  outline: string;
  accent: Tone & { strong: string; on: string };
  success: Tone;
  warning: Tone;
  error: Tone;
  info: Tone;
  neutral: Tone;
}

export const light: Colors = {
  canvas: '#f6f7f9',
  surface: '#ffffff',
  raised: '#ffffff',
  hover: '#f3f4f7',
  text: '#1a1d23',
  muted: '#565e6c',
  faint: '#626a78',
  line: '#e3e6eb',
  outline: '#868e9c',
  accent: { main: '#3151c9', strong: '#263fa3', on: '#ffffff', soft: '#eceffc', onSoft: '#263fa3' },
  success: { main: '#1a7645', soft: '#e2f3e9', onSoft: '#135c35' },
  warning: { main: '#8f5600', soft: '#fcf0d9', onSoft: '#6f4200' },
  error: { main: '#c22b2b', soft: '#fdeaea', onSoft: '#951d1d' },
  info: { main: '#1a68ad', soft: '#e4f0fa', onSoft: '#134f85' },
  neutral: { main: '#565e6c', soft: '#eceef2', onSoft: '#414855' },
};

export const dark: Colors = {
  canvas: '#0f1115',
  surface: '#16191f',
  raised: '#1f232b',
  hover: '#1d2129',
  text: '#e9ebef',
  muted: '#a9b1be',
  faint: '#8d95a3',
  line: '#2a2f39',
  outline: '#69717f',
  accent: { main: '#94a8ff', strong: '#b0bfff', on: '#10142a', soft: '#222a4a', onSoft: '#c0ccff' },
  success: { main: '#5cc98f', soft: '#163325', onSoft: '#8be0b2' },
  warning: { main: '#e5ab52', soft: '#3a2b10', onSoft: '#f3c987' },
  error: { main: '#ff8b82', soft: '#421d1d', onSoft: '#ffb3ad' },
  info: { main: '#7dbcf1', soft: '#142f47', onSoft: '#abd6f8' },
  neutral: { main: '#a9b1be', soft: '#272c36', onSoft: '#cbd1da' },
};

export const radius = { small: 6, medium: 8, large: 12 };

/** The shadow of overlays. */
export const shadow = '0 8px 28px rgb(12 16 28 / 14%), 0 1px 3px rgb(12 16 28 / 10%)';

/** The backdrop of a dialog. */
export const scrim = 'rgb(12 16 28 / 45%)';

/** Sizes shared by the parts of the shell, in pixels. */
export const layout = { topBar: 56, menu: 232, condensedMenu: 60, fluid: 1600, boxed: 1120 };

export const fontFamily = "'Inter Variable', 'Inter Fallback', system-ui, sans-serif";
