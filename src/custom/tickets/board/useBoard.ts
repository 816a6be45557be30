import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useListContext } from 'react-admin';
import { pollWhileUnavailable } from '../../../dataProvider/errors.ts';
import type { Board, BoardCard } from '../../../schemas/tickets/board.ts';
import { ticketDevices } from '../../../schemas/tickets/ticketDevices.ts';
import { useTicketCalls } from '../calls.ts';

/** Reads the devices that the list's filters match; live updates of devices on tickets reload them. */
export function useBoard() {
  const { filterValues, filter: permanent } = useListContext();
  const { getTicketBoard } = useTicketCalls();
  const queryClient = useQueryClient();
  const filter = { ...filterValues, ...permanent };
  const asked = JSON.stringify(filter);
  const queryKey = useMemo(() => [ticketDevices.name, 'board', asked], [asked]);
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => getTicketBoard({ query: filter, signal }),
    placeholderData: (before) => before,
    retry: 1,
    ...pollWhileUnavailable,
  });
  /** Shows a change before it is stored. */
  const show = useCallback(
    async (id: string, change: Partial<BoardCard>) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<Board>(
        queryKey,
        (board) =>
          board && {
            ...board,
            cards: board.cards.map((card) => (card.id === id ? { ...card, ...change } : card)),
          },
      );
    },
    [queryClient, queryKey],
  );
  const reload = useCallback(
    () => void queryClient.invalidateQueries({ queryKey: [ticketDevices.name] }),
    [queryClient],
  );
  return { ...query, show, reload };
}
