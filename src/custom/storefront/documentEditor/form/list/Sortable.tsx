import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  pointerWithin,
  PointerSensor,
  useSensor,
  useSensors,
  type CollisionDetection,
  type KeyboardCoordinateGetter,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { styled } from '@mui/material/styles';
import { useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';

// Constant: a new object would re-render every entry.
const byPointer = { activationConstraint: { distance: 4 } };
const byKeyboard = { coordinateGetter: toNeighbour };

interface SortableProps {
  keys: readonly string[];
  /** Returns the name of the entry at an index. */
  nameOf: (place: number) => string;
  onMove: (from: number, to: number) => void;
  children: ReactNode;
}

/** A sortable list. Entries are dragged by title or handle with the pointer, by handle with the keyboard. */
export function Sortable({ keys, nameOf, onMove, children }: SortableProps) {
  const sensors = useSensors(useSensor(PointerSensor, byPointer), useSensor(KeyboardSensor, byKeyboard));
  const accessibility = useSpokenDrag(keys, nameOf);
  const items = useMemo(() => [...keys], [keys]);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={underPointer}
      accessibility={accessibility}
      onDragEnd={({ active, over }) => {
        const [from, to] = [keys.indexOf(String(active.id)), keys.indexOf(String(over?.id))];
        if (from >= 0 && to >= 0 && from !== to) onMove(from, to);
      }}
    >
      <SortableContext items={items} strategy={verticalListSortingStrategy}>
        <Entries>{children}</Entries>
      </SortableContext>
    </DndContext>
  );
}

const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

/** Arrow keys move to the centre of the previous or next entry, whatever its height. */
function toNeighbour(
  event: KeyboardEvent,
  {
    context: { collisionRect, droppableRects, over },
    currentCoordinates,
  }: Parameters<KeyboardCoordinateGetter>[1],
) {
  const step = steps[event.code];
  const here = over && droppableRects.get(over.id);
  if (!step || !here || !collisionRect) return undefined;
  event.preventDefault();
  const places = [...droppableRects.values()].toSorted((one, other) => one.top - other.top);
  const target = places[places.indexOf(here) + step];
  return target && { ...currentCoordinates, y: target.top + (target.height - collisionRect.height) / 2 };
}

/**
 * The entry under the pointer, because the centre of a tall entry may be far away. Falls back to the closest centre.
 */
const underPointer: CollisionDetection = (given) => {
  const found = pointerWithin(given);
  return found.length > 0 ? found : closestCenter(given);
};

/** The screen reader announcements while dragging. */
function useSpokenDrag(keys: readonly string[], nameOf: SortableProps['nameOf']) {
  const translate = useTranslate();
  const latest = useRef(nameOf);
  useLayoutEffect(() => {
    latest.current = nameOf;
  });
  return useMemo(() => {
    const placeOf = (id: UniqueIdentifier | undefined) => keys.indexOf(String(id));
    const say = (key: string, active: UniqueIdentifier, over?: UniqueIdentifier) =>
      translate(`storefront.drag.${key}`, {
        name: latest.current(placeOf(active)),
        place: placeOf(over ?? active) + 1,
        total: keys.length,
      });
    return {
      screenReaderInstructions: { draggable: translate('storefront.drag.how') },
      announcements: {
        onDragStart: ({ active }: Drag) => say('started', active.id),
        onDragOver: ({ active, over }: Drag) => over && say('over', active.id, over.id),
        onDragEnd: ({ active, over }: Drag) => say('dropped', active.id, over?.id),
        onDragCancel: ({ active }: Drag) => say('canceled', active.id),
      },
    };
  }, [keys, translate]) as NonNullable<Parameters<typeof DndContext>[0]['accessibility']>;
}

interface Drag {
  active: { id: UniqueIdentifier };
  over?: { id: UniqueIdentifier } | null;
}

const Entries = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(0.75),
  '&:empty': { display: 'none' },
}));
