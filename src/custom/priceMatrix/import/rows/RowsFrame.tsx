import { styled } from '@mui/material/styles';

/** The look of a long list, by descendant selectors: one style element for all rows. */
export const RowsFrame = styled('div')(({ theme: { palette, shape, breakpoints } }) => ({
  overflow: 'auto',
  border: `1px solid ${palette.divider}`,
  borderRadius: shape.borderRadius,
  fontSize: '0.875rem',
  '& .head': { position: 'sticky', top: 0, zIndex: 1, background: palette.background.paper },
  '& .head .row': { height: 40, color: palette.text.secondary, fontSize: '0.8125rem', fontWeight: 500 },
  '& .rows': { position: 'relative' },
  '& .rows .row': { position: 'absolute', insetInline: 0 },
  '& .row': {
    display: 'grid',
    alignItems: 'center',
    columnGap: 16,
    padding: '0 12px',
    borderBottom: `1px solid ${palette.divider}`,
  },
  '&[data-template=terms] .row': { gridTemplateColumns: '2.2fr 1.4fr 1.4fr 1.8fr 0.9fr' },
  '&[data-template=cells] .row': { gridTemplateColumns: '1fr 1.2fr 2.4fr' },
  '& .row > div, & .name > *': {
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& strong': { fontWeight: 550 },
  '& .name > *': { display: 'block' },
  '& small': { fontSize: '0.8125rem', color: palette.text.secondary },
  '& .term': { fontVariantNumeric: 'tabular-nums' },
  '& .term small': { display: 'none' },
  '& del': { color: palette.text.secondary },
  '& ins': {
    textDecoration: 'none',
    fontWeight: 600,
    background: palette.action.selected,
    borderRadius: 3,
    padding: '1px 3px',
  },
  '& .newer': { color: palette.warning.main, fontWeight: 600, marginRight: 8 },
  '& .pending': { height: 12, maxWidth: '60%', borderRadius: 4, background: palette.action.hover },
  [breakpoints.down('sm')]: {
    '& .head': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '&[data-template=terms] .rows .row': {
      gridTemplateColumns: '6fr 5fr',
      alignContent: 'center',
      gap: '2px 8px',
    },
    '&[data-template=terms] .row > .name': { gridColumn: '1 / -1' },
    '&[data-template=cells] .rows .row': {
      gridTemplateColumns: '6fr 5fr',
      alignContent: 'center',
      gap: '2px 8px',
    },
    '&[data-template=cells] .rows .row > :last-child': { gridColumn: '1 / -1' },
    '& .term small': { display: 'block', fontSize: '0.75rem', lineHeight: 1.2 },
  },
}));
