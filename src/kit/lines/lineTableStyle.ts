import { styled } from '@mui/material/styles';

/** Table of lines with figures; cards on phones, where `data-label` names each figure. */
export const LineTableRoot = styled('table')(({ theme: { palette, spacing, breakpoints } }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  fontSize: '0.875rem',
  '& th, & td': {
    padding: spacing(1, 1.5),
    borderBottom: `1px solid ${palette.divider}`,
    textAlign: 'right',
    verticalAlign: 'top',
  },
  '& th:first-of-type': { paddingLeft: 0, textAlign: 'left', fontWeight: 500, overflowWrap: 'anywhere' },
  '& thead th': { color: palette.text.secondary, fontWeight: 500 },
  '& small': { display: 'block', color: palette.text.secondary, fontWeight: 400 },
  [breakpoints.down('sm')]: {
    '& thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '&, & tbody, & tfoot, & tr, & tbody th': { display: 'block' },
    '& tr': {
      marginBottom: spacing(1.5),
      padding: spacing(1.5),
      border: `1px solid ${palette.divider}`,
      borderRadius: 12,
    },
    '& tbody th, & tbody td': { padding: spacing(0.5, 0), border: 0 },
    '& tbody td:empty': { display: 'none' },
    '& tbody td, & tfoot tr': { display: 'flex', justifyContent: 'space-between' },
    '& tfoot th, & tfoot td': { padding: 0, border: 0 },
    '& tbody td::before': { content: 'attr(data-label)', color: palette.text.secondary },
  },
}));
