import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { ListLoadError } from '../../../kit/list/ListLoadError.tsx';
import { useEndReached } from '../../../kit/useEndReached.ts';
import { RepairCard } from './RepairCard.tsx';
import { useSelection } from './selection.ts';
import { useRepairs, type RepairSearch } from './useRepairs.ts';

/** Matching repairs as cards; scrolling to the end loads more. */
export function RepairCards({ search }: { search: RepairSearch }) {
  const translate = useTranslate();
  const { isSelected, toggle } = useSelection();
  const { rows, isEmpty, hasFailed, hasMore, fetchMore, retry } = useRepairs(search);
  const end = useEndReached(hasMore, fetchMore, 0);
  return (
    <Scroll aria-label={translate('newBooking.repairs')} aria-busy={!rows && !hasFailed}>
      {rows?.map((repair) => (
        <li key={repair.id}>
          <RepairCard repair={repair} isSelected={isSelected(repair)} onToggle={toggle} />
        </li>
      ))}
      {hasFailed && (
        <li>
          <ListLoadError message="newBooking.failed" onRetry={retry} />
        </li>
      )}
      {hasMore && <li ref={end} aria-hidden className="end" />}
      {!rows &&
        !hasFailed &&
        [1, 2, 3, 4, 5, 6].map((line) => (
          <li key={line} aria-hidden>
            <Skeleton variant="rounded" height={58} />
          </li>
        ))}
      {isEmpty && !hasFailed && (
        <li>
          <Typography role="status" color="text.secondary" sx={{ p: 3, textAlign: 'center' }}>
            {translate('newBooking.none')}
          </Typography>
        </li>
      )}
    </Scroll>
  );
}

const Scroll = styled('ul')(({ theme: { palette, shape, breakpoints } }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 8,
  maxHeight: 'min(44vh, 420px)',
  overflowY: 'auto',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 6,
  border: `1px solid ${palette.divider}`,
  borderRadius: shape.borderRadius,
  backgroundColor: palette.background.default,
  [breakpoints.down('sm')]: { maxHeight: 300 },
  '& .end': { minHeight: 1 },
}));
