import { styled } from '@mui/material/styles';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState, type KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { ListLoadError } from '../../../kit/list/ListLoadError.tsx';
import type { Notification } from '../../../schemas/notifications/notifications.ts';
import { NotificationItem } from './NotificationItem.tsx';
import { useEndReached } from '../../../kit/useEndReached.ts';
import { useFeed } from './useFeed.ts';
import { lazyWithPreload } from '../../../kit/lazyWithPreload.ts';
import { LazyBoundary } from '../../../kit/LazyBoundary.tsx';

const MessageDialog = lazyWithPreload(() => import('../message/MessageDialog.tsx'));

/** The user's notifications with infinite scrolling and arrow-key navigation. */
export function NotificationList({ maxHeight }: { maxHeight: number }) {
  const translate = useTranslate();
  const { items, isError, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useFeed();
  const [opened, setOpened] = useState<Notification>();
  const end = useEndReached(hasNextPage && !isFetchingNextPage && !isError, fetchNextPage);
  if (!items) return isError ? <ListLoadError onRetry={() => void refetch()} /> : <Lines />;
  if (items.length === 0) {
    return (
      <Typography color="text.secondary" sx={{ px: 2, py: 4, textAlign: 'center' }}>
        {translate('inbox.empty')}
      </Typography>
    );
  }
  return (
    <Scroll style={{ maxHeight }}>
      <ul onKeyDown={walk}>
        {items.map((one) => (
          <NotificationItem key={one.id} notification={one} onOpen={setOpened} />
        ))}
      </ul>
      {isError ? (
        <ListLoadError onRetry={() => void fetchNextPage()} />
      ) : (
        hasNextPage && (
          <p ref={end} className="more" role="status">
            {isFetchingNextPage && translate('inbox.loading_more')}
          </p>
        )
      )}
      {opened && (
        <LazyBoundary onClose={() => setOpened(undefined)}>
          <MessageDialog notification={opened} onClose={() => setOpened(undefined)} />
        </LazyBoundary>
      )}
    </Scroll>
  );
}

function walk(event: KeyboardEvent<HTMLElement>) {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button.open')];
  const item = (event.target as HTMLElement).closest('li');
  const index = buttons.findIndex((button) => button.closest('li') === item);
  const target = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: buttons.length - 1 }[event.key];
  if (target === undefined || !buttons[target] || !event.currentTarget.contains(item)) return;
  event.preventDefault();
  buttons[target].focus();
}

const Lines = () => (
  <div style={{ padding: 16 }} aria-hidden>
    {[1, 2, 3, 4, 5].map((line) => (
      <Skeleton key={line} height={48} />
    ))}
  </div>
);

const Scroll = styled('div')(({ theme: { palette, shape } }) => ({
  overflowY: 'auto',
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& li': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    padding: '2px 10px 2px 4px',
    borderBottom: `1px solid ${palette.divider}`,
  },
  '& li:last-of-type': { borderBottom: 0 },
  '& li:hover': { backgroundColor: palette.action.hover },
  '& button.open': {
    all: 'unset',
    flex: 1,
    minWidth: 0,
    boxSizing: 'border-box',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: 12,
    rowGap: 2,
    padding: '8px 8px 8px 18px',
    borderRadius: shape.borderRadius,
    cursor: 'pointer',
    '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
  },
  '& li[data-unread]::before': {
    content: '""',
    position: 'absolute',
    left: 9,
    top: 18,
    width: 7,
    height: 7,
    borderRadius: '50%',
    backgroundColor: palette.primary.main,
  },
  '& .title': { fontWeight: 500 },
  '& li[data-unread] .title': { fontWeight: 650 },
  '& .description': { gridColumn: '1 / -1', fontSize: '0.8125rem', color: palette.text.secondary },
  '& time': {
    gridRow: 1,
    gridColumn: 2,
    fontSize: '0.75rem',
    lineHeight: 1.8,
    color: palette.text.secondary,
  },
  '& .more': {
    minHeight: 32,
    margin: 0,
    padding: 8,
    textAlign: 'center',
    fontSize: '0.8125rem',
    color: palette.text.secondary,
  },
}));
