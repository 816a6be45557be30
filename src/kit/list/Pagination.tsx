import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import FirstPage from '@mui/icons-material/FirstPage';
import LastPage from '@mui/icons-material/LastPage';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useListContext, useTranslate } from 'react-admin';
import { useLocale } from '../../i18n/useLocale.ts';
import { numberFormat } from '../fields/numberFormat.ts';
import { PageNumber } from './PageNumber.tsx';
import { useListAhead } from './useListAhead.ts';
import { useNextPageAhead } from './useNextPageAhead.ts';

interface PaginationProps {
  sizes: number[];
  /** Whose pages they are, where several lists stand on a page. */
  of?: string;
}

/** Which rows of how many, the page size, and the way to the pages around. */
export function Pagination({ sizes, of }: PaginationProps) {
  const { page, perPage, total, setPage, setPerPage, hasNextPage, hasPreviousPage } = useListContext();
  const translate = useTranslate();
  const locale = useLocale();
  const askAhead = useListAhead();
  useNextPageAhead(askAhead);
  if (!total) return null;
  const count = (value: number) => numberFormat(locale).format(value);
  const last = Math.ceil(total / perPage);
  const way = (to: number, label: string, Icon: typeof LastPage, isClosed: boolean) => (
    <IconButton
      size="small"
      disabled={isClosed}
      onPointerEnter={() => !isClosed && askAhead({ page: to })}
      onPointerDown={() => askAhead({ page: to })}
      onClick={() => setPage(to)}
      aria-label={translate(label)}
    >
      <Icon />
    </IconButton>
  );
  return (
    <Stack
      component="nav"
      direction="row"
      aria-label={[translate('list.pagination'), of].filter(Boolean).join(': ')}
      sx={{
        alignItems: 'center',
        justifyContent: 'flex-end',
        gap: 1,
        rowGap: 0,
        py: 1,
        flexWrap: 'wrap',
        color: 'text.secondary',
        '& select, & input': {
          font: 'inherit',
          color: 'inherit',
          bgcolor: 'transparent',
          borderColor: 'divider',
          borderRadius: 1,
          p: 0.5,
        },
      }}
    >
      <label className="page-size">
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {translate('list.rows_per_page')}{' '}
        </Box>
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
      {/* Where they do not fit beside the numbers, they come below them together. */}
      <Stack direction="row" sx={{ alignItems: 'center', gap: { xs: 0.25, sm: 1 } }}>
        {last > 2 && way(1, 'list.first_page', FirstPage, !hasPreviousPage)}
        {way(page - 1, 'list.previous_page', ChevronLeft, !hasPreviousPage)}
        {last > 2 && <PageNumber key={page} page={page} last={last} onChange={setPage} />}
        {way(page + 1, 'list.next_page', ChevronRight, !hasNextPage)}
        {last > 2 && way(last, 'list.last_page', LastPage, !hasNextPage)}
      </Stack>
    </Stack>
  );
}
