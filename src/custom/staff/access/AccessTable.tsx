import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface AccessTableProps {
  /** Accessible name. */
  label: string;
  /** Message keys of the column headings. */
  headings?: 'columns' | 'holder_columns';
  children: ReactNode;
}

const columns = ['what', 'answer', 'why'];

/** Subject, answer and reason; stacked on a phone. */
export function AccessTable({ label, headings = 'columns', children }: AccessTableProps) {
  const translate = useTranslate();
  return (
    <Table aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {translate(`access.${headings}.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </Table>
  );
}

const Table = styled('table')(({ theme: { palette, shape, breakpoints } }) => ({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: '0.875rem',
  border: `1px solid ${palette.divider}`,
  borderRadius: shape.borderRadius,
  backgroundColor: palette.background.paper,
  'th, td': {
    padding: '8px 12px',
    textAlign: 'left',
    verticalAlign: 'top',
    fontWeight: 400,
    overflowWrap: 'anywhere',
  },
  // The headings are visually hidden: the answers are self-explanatory to sighted users.
  thead: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  'tbody th': { width: '34%' },
  'tbody td:nth-of-type(1)': { width: '20%' },
  'tbody:not(:first-of-type) tr > *, tbody tr:not(:first-of-type) > *': {
    borderTop: `1px solid ${palette.divider}`,
  },
  'tbody tr[data-done] > th': { paddingLeft: 40 },
  'tbody tr[data-page] > th': { fontWeight: 500 },
  a: { color: palette.primary.main },
  'th > button': {
    all: 'unset',
    cursor: 'pointer',
    display: 'inline-flex',
    alignItems: 'flex-start',
    gap: 4,
    borderRadius: 4,
    '& svg': { fontSize: 20, transition: 'transform 150ms' },
    '&[aria-expanded=true] svg': { transform: 'rotate(90deg)' },
    '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 2 },
  },
  'th > span': { paddingLeft: 24 },
  [breakpoints.down('sm')]: {
    display: 'block',
    'tbody, tr, tbody th, td': { display: 'block', width: 'auto' },
    'tbody td:nth-of-type(1)': { width: 'auto' },
    'th, td': { padding: '4px 12px' },
    'tbody tr': { padding: '6px 0' },
    'tbody:not(:first-of-type) tr > td, tbody tr:not(:first-of-type) > td': { borderTop: 0 },
    'tbody tr > td': { paddingLeft: 36 },
    'tbody tr[data-done] > td': { paddingLeft: 40 },
  },
}));
