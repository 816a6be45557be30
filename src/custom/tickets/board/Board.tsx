import Skeleton from '@mui/material/Skeleton';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSession } from '../../../authProvider/session.ts';
import { Choice } from '../../../kit/Choice.tsx';
import { LoadErrorAlert } from '../../../kit/LoadErrorAlert.tsx';
import { useNow } from '../../../kit/useNow.ts';
import { can } from '../../../schemas/can.ts';
import type { BoardCard } from '../../../schemas/tickets/board.ts';
import { deviceStates } from '../../../schemas/tickets/states.ts';
import { ticketDevices } from '../../../schemas/tickets/ticketDevices.ts';
import { BoardColumnView } from './BoardColumnView.tsx';
import { Columns } from './boardStyle.ts';
import { boardSteps } from './boardSteps.ts';
import { BoardToolbar } from './BoardToolbar.tsx';
import { CardMenu } from './CardMenu.tsx';
import { columnsOf, nobody, type BoardColumn } from './columns.ts';
import { MoveDialog } from './MoveDialog.tsx';
import { ScanToMove } from './ScanToMove.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { StateCodesButton } from './StateCodesButton.tsx';
import { useBoard } from './useBoard.ts';
import { useBoardKeys } from './useBoardKeys.ts';
import { useColumnTitle } from './useColumnTitle.ts';
import { useDrag } from './useDrag.ts';
import { useGrouping } from './useGrouping.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { useMoves, useWhyNot } from './useMoves.ts';
import { useSelection } from './useSelection.ts';

const noCards: BoardCard[] = [];

/** The devices in the store as cards in columns. */
export default function Board() {
  const translate = useTranslate();
  const { who, staff, locations, store } = useSession();
  const now = useNow();
  const board = useBoard();
  const [grouping, setGrouping] = useGrouping();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const [chosen, setChosen] = useState<string>();
  const [menu, setMenu] = useState<{ id: string; anchor: HTMLElement }>();
  const moves = useMoves(board);
  const whyNot = useWhyNot();
  const titleOf = useColumnTitle(grouping);
  const place = useRef<HTMLDivElement>(null);
  const cards = board.data?.cards ?? noCards;
  const { selected, toggle, clear } = useSelection(cards);
  const timezones = useMemo(() => new Map(locations.map(({ id, timezone }) => [id, timezone])), [locations]);
  const timezoneOf = useCallback(
    ({ location_id }: BoardCard) => timezones.get(location_id) ?? store.timezone,
    [timezones, store],
  );
  const columns = useMemo(
    () =>
      columnsOf(grouping, cards, {
        now,
        timezoneOf,
        me: { id: who.staff_id, name: `${staff.first_name} ${staff.last_name}` },
      }),
    [grouping, cards, now, timezoneOf, who.staff_id, staff],
  );
  useKeptFocus(place);
  const openMenu = useCallback((id: string, anchor: HTMLElement) => setMenu({ id, anchor }), []);
  const onKeyDown = useBoardKeys({ onSelect: toggle, onMenu: openMenu });
  const cardOf = (id: string | undefined) => cards.find((card) => card.id === id);

  const drop = (id: string, key: string) => {
    const card = cardOf(id);
    const state = deviceStates.find((one) => one === key);
    if (!card) return;
    if (grouping === 'state' && state) void moves.toState(card, state);
    if (grouping === 'technician') {
      const name = columns.find((column) => column.key === key)?.name;
      void moves.toTechnician(card, key === nobody ? null : { id: key, name });
    }
  };
  const { dragged, handlers } = useDrag(drop);
  const held = cardOf(dragged);
  const dropOf = ({ key }: BoardColumn) => {
    if (!held || grouping === 'promised') return undefined;
    if (grouping === 'technician')
      return can(
        who,
        'update',
        ticketDevices,
        { ...held },
        { technician_id: key === nobody ? null : key },
      ) === true
        ? 'yes'
        : 'no';
    const state = deviceStates.find((one) => one === key);
    return state && (state === held.state || whyNot(held, state) === undefined) ? 'yes' : 'no';
  };
  const isMovable = (card: BoardCard) => boardSteps(who, card).length > 0;

  if (board.error && !board.data)
    return <LoadErrorAlert message="messages.load_failed" onRetry={() => void board.refetch()} />;
  if (!board.data) return <Skeleton variant="rounded" height={320} />;
  const current =
    columns.find(({ key }) => key === chosen) ?? columns.find((one) => one.cards.length > 0) ?? columns[0];
  const shown = isPhone ? columns.filter((column) => column === current) : columns;
  const tabStop = shown.find((column) => column.cards.length > 0)?.cards[0]?.id;
  const open = cardOf(menu?.id);
  return (
    <>
      <BoardToolbar grouping={grouping} onGroup={setGrouping} shown={cards.length} total={board.data.total}>
        <ScanToMove cards={cards} toState={moves.toState} take={moves.take} />
        <StateCodesButton />
      </BoardToolbar>
      {isPhone && current && (
        <Choice label={translate('board.column')} value={current.key} onChange={setChosen}>
          {columns.map((column) => (
            <option key={column.key} value={column.key}>
              {`${titleOf(column)} (${column.cards.length})`}
            </option>
          ))}
        </Choice>
      )}
      <Columns
        ref={place}
        role="group"
        aria-label={translate('board.title')}
        aria-describedby="board-keys"
        onKeyDown={onKeyDown}
        {...handlers}
        sx={isPhone ? { mt: 1.5 } : undefined}
      >
        {shown.map((column) => (
          <BoardColumnView
            key={`${grouping} ${column.key}`}
            column={column}
            title={titleOf(column)}
            now={now}
            showsState={grouping !== 'state'}
            selected={selected}
            tabStop={tabStop}
            isMovable={isMovable}
            timezoneOf={timezoneOf}
            drop={dropOf(column)}
            onSelect={toggle}
            onMenu={openMenu}
          />
        ))}
      </Columns>
      <p id="board-keys" hidden>
        {translate('board.keys')}
      </p>
      {menu && open && (
        <CardMenu
          card={open}
          anchor={menu.anchor}
          onStep={(step) => void moves.take(open, step)}
          onClose={() => setMenu(undefined)}
        />
      )}
      <SelectionBar
        cards={cards.filter(({ id }) => selected.has(id))}
        onMoved={board.reload}
        onClear={clear}
      />
      {moves.asked && <MoveDialog asked={moves.asked} onClose={moves.answered} />}
    </>
  );
}
