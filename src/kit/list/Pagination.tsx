import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import FirstPage from '@mui/icons-material/FirstPage';
import LastPage from '@mui/icons-material/LastPage';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { useLocale } from '../../i18n/useLocale.ts';
import { numberFormat } from '../../schemas/formats.ts';
import { PageNumber } from './PageNumber.tsx';
import { usePrefetchList } from './usePrefetchList.ts';
import { usePrefetchNextPage } from './usePrefetchNextPage.ts';

interface PaginationProps {
  sizes: number[];
  /** Names the list if the page has several. */
  of?: string;
}

/** Row range, page size and page navigation. */
export function Pagination({ sizes, of }: PaginationProps) {
  const { page, perPage, total, setPage, setPerPage, hasNextPage, hasPreviousPage } = useListContext();
  const translate = useTranslate();
  const locale = useLocale();
  const prefetchList = usePrefetchList();
  usePrefetchNextPage(prefetchList);
  if (!total) return null;
  const count = (value: number) => numberFormat(locale).format(value);
  const last = Math.ceil(total / perPage);
  const way = (to: number, label: string, icon: ReactElement, isClosed: boolean) => (
    <button
      type="button"
      disabled={isClosed}
      onPointerEnter={() => prefetchList({ page: to })}
      onPointerDown={() => prefetchList({ page: to })}
      onClick={() => setPage(to)}
      aria-label={translate(label)}
    >
      {icon}
    </button>
  );
  return (
    <Nav aria-label={[translate('list.pagination'), of].filter(Boolean).join(': ')}>
      <label className="page-size">
        <span>{translate('list.rows_per_page')} </span>
        <select
          aria-label={translate('list.rows_per_page')}
          value={perPage}
          onChange={(event) => setPerPage(Number(event.target.value))}
        >
          {[...new Set([...sizes, perPage])]
            .toSorted((a, b) => a - b)
            .map((size) => (
              <option key={size}>{size}</option>
            ))}
        </select>
      </label>
      <span role="status">
        {translate('list.range', {
          from: count(Math.min((page - 1) * perPage + 1, total)),
          to: count(Math.min(page * perPage, total)),
          total: count(total),
        })}
      </span>
      {/* Wraps below the numbers as a group. */}
      <div className="ways">
        {last > 2 && way(1, 'list.first_page', icons.first, !hasPreviousPage)}
        {way(page - 1, 'list.previous_page', icons.previous, !hasPreviousPage)}
        {last > 2 && <PageNumber key={page} page={page} last={last} onChange={setPage} />}
        {way(page + 1, 'list.next_page', icons.next, !hasNextPage)}
        {last > 2 && way(last, 'list.last_page', icons.last, !hasNextPage)}
      </div>
    </Nav>
  );
}

const icons = {
  first: <FirstPage />,
  previous: <ChevronLeft />,
  next: <ChevronRight />,
  last: <LastPage />,
};

const Nav = styled('nav')(({ theme: { breakpoints, palette, shape, spacing } }) => ({
  '&, .ways': { display: 'flex', alignItems: 'center', columnGap: spacing(1) },
  justifyContent: 'flex-end',
  flexWrap: 'wrap',
  padding: spacing(1, 0),
  color: palette.text.secondary,
  'select, input': {
    font: 'inherit',
    color: 'inherit',
    backgroundColor: 'transparent',
    borderColor: palette.divider,
    borderRadius: shape.borderRadius,
    padding: spacing(0.5),
  },
  button: {
    all: 'unset',
    display: 'inline-flex',
    padding: 5,
    borderRadius: shape.borderRadius,
    cursor: 'pointer',
    '&:hover': { backgroundColor: palette.action.hover, color: palette.text.primary },
    '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 2 },
    '&:disabled': { color: palette.action.disabled, pointerEvents: 'none' },
  },
  [breakpoints.down('sm')]: {
    '.page-size span': { display: 'none' },
    '.ways': { columnGap: spacing(0.25) },
  },
}));
