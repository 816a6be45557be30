import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { LazyBoundary } from '../../../kit/LazyBoundary.tsx';
import { lazyWithPreload } from '../../../kit/lazyWithPreload.ts';
import { BATCH_SIZE } from '../../../schemas/batch.ts';
import type { BoardCard } from '../../../schemas/tickets/board.ts';

const BulkMoveDialog = lazyWithPreload(() => import('./BulkMoveDialog.tsx'));

interface SelectionBarProps {
  /** The selected ones. */
  cards: BoardCard[];
  onMoved: () => void;
  onClear: () => void;
}

/** What can be done with the selected cards. */
export function SelectionBar({ cards, onMoved, onClear }: SelectionBarProps) {
  const translate = useTranslate();
  const [moving, setMoving] = useState<BoardCard[]>();
  const close = () => setMoving(undefined);
  return (
    <>
      {cards.length > 0 && (
        <Stack
          direction="row"
          role="toolbar"
          aria-label={translate('list.actions')}
          sx={{
            position: 'sticky',
            bottom: 16,
            zIndex: 2,
            alignItems: 'center',
            gap: 1,
            px: 2,
            py: 1,
            mt: 1,
            flexWrap: 'wrap',
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            bgcolor: 'background.paper',
            boxShadow: 4,
          }}
        >
          <strong role="status">{translate('board.bulk.selected', { smart_count: cards.length })}</strong>
          <Button disabled={cards.length > BATCH_SIZE} onClick={() => setMoving(cards)}>
            {translate('board.bulk.move')}
          </Button>
          {cards.length > BATCH_SIZE && translate('board.bulk.too_many', { limit: BATCH_SIZE })}
          <Button color="inherit" onClick={onClear}>
            {translate('list.unselect')}
          </Button>
        </Stack>
      )}
      {moving && (
        <LazyBoundary onClose={close}>
          <BulkMoveDialog cards={moving} onMoved={onMoved} onClose={close} />
        </LazyBoundary>
      )}
    </>
  );
}
