import GlobalStyles from '@mui/material/GlobalStyles';
import { useTheme, type Theme } from '@mui/material/styles';
import { moreLinkWidth } from './useMaxStack.ts';

/** Below this width, in pixels, a name is shown alone. */
const narrowName = 64;

/** Styles of the calendar; global because its popover is rendered outside of it. */
export function CalendarStyles() {
  const theme = useTheme();
  return <GlobalStyles styles={{ ':root': colours(theme), ...entries(theme), ...days(theme) }} />;
}

/** The theme's colours as the calendar's CSS variables. */
const colours = ({ palette }: Theme) => ({
  '--fc-breezy-primary': palette.primary.main,
  '--fc-breezy-primary-over': palette.primary.dark,
  '--fc-breezy-primary-foreground': palette.primary.contrastText,
  '--fc-breezy-highlight': palette.action.selected,
  '--fc-breezy-now': palette.error.main,
  '--fc-breezy-popover': palette.background.paper,
  '--fc-breezy-popover-border': palette.divider,
  '--fc-breezy-background': palette.background.paper,
  '--fc-breezy-faint': 'transparent',
  '--fc-breezy-muted': palette.action.hover,
  '--fc-breezy-strong': palette.action.selected,
  '--fc-breezy-stronger': palette.action.selected,
  '--fc-breezy-strongest': palette.divider,
  '--fc-breezy-foreground': palette.text.primary,
  '--fc-breezy-faint-foreground': palette.text.secondary,
  '--fc-breezy-muted-foreground': palette.text.secondary,
  '--fc-breezy-strong-foreground': palette.text.primary,
  '--fc-breezy-border': palette.divider,
  '--fc-breezy-muted-border': palette.divider,
  '--fc-breezy-strong-border': palette.divider,
});

/** The state's colour is a dot or bar; text keeps the text colour. */
const entries = ({ palette }: Theme) => ({
  '.calendar-entry': {
    '--tone': 'var(--fc-event-color)',
    '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 1 },
    '& span': { color: palette.text.primary },
  },
  '.calendar-event': {
    display: 'flex',
    alignItems: 'baseline',
    gap: 5,
    minWidth: 0,
    width: '100%',
    fontSize: '0.75rem',
    lineHeight: 1.35,
    '& .head': { display: 'flex', alignItems: 'center', gap: 4, minWidth: 0, maxWidth: '100%' },
    // One line: items that do not fit are hidden as a whole.
    '& .title': {
      display: 'flex',
      flexWrap: 'wrap',
      minWidth: 0,
      maxWidth: '100%',
      height: '1.35em',
      overflow: 'hidden',
      whiteSpace: 'nowrap',
    },
    '& .title > * + *': { marginLeft: '0.35em' },
    '& .name, & .word, & .line': {
      minWidth: 0,
      maxWidth: '100%',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
    '& .name': { fontWeight: 550 },
    '& .word': { flex: '1 1 2.2em' },
    '& .line': { width: '100%', whiteSpace: 'nowrap' },
    '& .line, & .when': { color: palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
    '&[data-cancelled] .title': { textDecoration: 'line-through' },
    '& .state': { flexShrink: 0, width: 7, height: 7, borderRadius: '50%' },
    [`@container (max-width: ${narrowName}px)`]: { '& .overlap, & .state': { display: 'none' } },
    '& .overlap': { flexShrink: 0, fontSize: 14, color: palette.warning.main },
  },
  '.calendar-dotted.calendar-entry': { minHeight: 24 },
  '.calendar-dotted .calendar-event .head': { order: 1 },
  '.calendar-dotted .calendar-event .when': { flexShrink: 0 },
  '.calendar-dotted .calendar-event::before': {
    content: '""',
    flexShrink: 0,
    alignSelf: 'center',
    width: 7,
    height: 7,
    borderRadius: '50%',
    backgroundColor: 'var(--tone)',
  },
  '.calendar-block.calendar-entry': {
    overflow: 'hidden',
    marginBlock: 1,
    borderLeft: '3px solid var(--tone)',
    backgroundColor: `color-mix(in srgb, var(--tone) 14%, ${palette.background.paper})`,
    '&:hover': { backgroundColor: `color-mix(in srgb, var(--tone) 22%, ${palette.background.paper})` },
    '& > :has(> .calendar-event)': { padding: '2px 4px' },
    '& .calendar-event': {
      containerType: 'inline-size',
      alignSelf: 'flex-start',
      flexWrap: 'wrap',
      columnGap: 5,
      rowGap: 0,
      overflow: 'hidden',
      // Lines that do not fit are hidden as a whole.
      maxHeight: 'max(1.35em, round(down, 100%, 1.35em))',
    },
  },
  '.calendar-dotted .calendar-event[data-place]::before': { borderRadius: 2 },
  '.calendar-event .when': { whiteSpace: 'nowrap' },
  // Leaves room for the "+n" link beside the appointments.
  '.calendar-stack:has(.calendar-rest)': { marginInlineEnd: moreLinkWidth },
  '.calendar-stack > :has(> .calendar-rest)': {
    width: moreLinkWidth,
    marginInlineEnd: -moreLinkWidth,
    minHeight: 24,
  },
  // Fits three digits: +139.
  '.calendar-rest': { fontSize: '0.6875rem', paddingInline: 1, whiteSpace: 'nowrap' },
  '.calendar-list': { zIndex: 1200, maxHeight: 'min(420px, 80vh)', maxWidth: 'calc(100vw - 24px)' },
  '.calendar-list [role=list]': { overflowY: 'auto', maxHeight: 340, paddingBlock: 8 },
});

const days = ({ palette }: Theme) => ({
  '.calendar-past[role=cell]': { backgroundColor: palette.background.default },
  '.calendar-closed': {
    background: `repeating-linear-gradient(135deg, ${palette.action.hover} 0 6px, transparent 6px 12px)`,
  },
  '.calendar-occasion': {
    display: 'flex',
    alignItems: 'end',
    padding: '2px 6px',
    opacity: 1,
    overflow: 'hidden',
    fontSize: '0.75rem',
    lineHeight: 1.2,
    overflowWrap: 'anywhere',
    color: palette.text.secondary,
  },
  // Lanes shade the hours themselves.
  '.calendar-lane .calendar-occasion': { display: 'none' },
  '[role=cell] .calendar-current': { color: palette.text.primary, fontWeight: 600 },
  '.calendar-lane[role=cell]': { cursor: 'pointer' },
  '.calendar-open[role=cell]': {
    cursor: 'pointer',
    '&:hover': { backgroundColor: palette.action.hover },
  },
  '[data-view] .calendar-hour': {
    position: 'static',
    marginBlock: 0,
    paddingBlock: 0,
    // Height of a 15-minute slot: a ten-hour day fits in a window of 900 pixels.
    height: 11,
    lineHeight: '11px',
    textTransform: 'none',
    fontSize: '0.75rem',
  },
  '[data-date]:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
  '.calendar-more': { minHeight: 24, alignItems: 'center', whiteSpace: 'normal', overflowWrap: 'anywhere' },
  '[role=cell] .calendar-count': {
    justifyContent: 'center',
    border: 0,
    borderRadius: 999,
    fontSize: '0.75rem',
    fontWeight: 600,
    backgroundColor: palette.action.selected,
    color: palette.primary.dark,
  },
});
