import { closestCenter, DndContext, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Portal from '@mui/material/Portal';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslate } from 'react-admin';
import type { Model } from '../../../schemas/model.ts';
import { labelKey, type ColumnChooser } from '../useColumns.ts';
import { ColumnItem } from './ColumnItem.tsx';

// Constant: a new object would register the sensor again.
const byPointer = { activationConstraint: { distance: 4 } };

const nothing = () => undefined;

/** Moves by pointer only; the menu announces moves by key itself. */
const accessibility = {
  announcements: { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing },
  screenReaderInstructions: { draggable: '' },
  container: document.body,
};

interface ColumnsMenuProps {
  model: Model;
  chooser: ColumnChooser;
  anchor: HTMLElement;
  onClose: () => void;
}

/** Menu of a list's columns, which are shown, hidden and moved by drag or Alt+Arrow; the record's name is always shown. */
export default function ColumnsMenu({ model, chooser, anchor, onClose }: ColumnsMenuProps) {
  const translate = useTranslate();
  const sensors = useSensors(useSensor(PointerSensor, byPointer));
  const [news, setNews] = useState('');
  const sources = chooser.all.map(({ props }) => props.source);
  const move = (item: HTMLElement, name: string, from: number, to: number) => {
    if (!sources[to]) return;
    flushSync(() => chooser.move(from, to));
    item.focus(); // Moving the element takes the focus from it.
    setNews(translate('list.column_moved', { name, place: to + 1, total: sources.length }));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={accessibility}
      onDragEnd={({ active, over }) => {
        const [from, to] = [sources.indexOf(String(active.id)), sources.indexOf(String(over?.id))];
        if (from >= 0 && to >= 0 && from !== to) chooser.move(from, to);
      }}
    >
      <SortableContext items={sources} strategy={verticalListSortingStrategy}>
        <Menu open anchorEl={anchor} onClose={onClose}>
          {chooser.all.map(({ props }, index) => {
            const name = translate(labelKey(model.name, props));
            return (
              <ColumnItem
                key={props.source}
                source={props.source}
                name={name}
                isShown={!chooser.isHidden(props.source)}
                isFixed={props.source === model.label}
                onToggle={() => chooser.toggle(props.source)}
                onMove={(item, by) => move(item, name, index, index + by)}
              />
            );
          })}
          <Divider />
          <MenuItem dense disabled={!chooser.isChanged} onClick={chooser.reset}>
            {translate('list.reset_columns')}
          </MenuItem>
        </Menu>
      </SortableContext>
      {news && (
        <Portal>
          <span role="status" className="visually-hidden">
            {news}
          </span>
        </Portal>
      )}
    </DndContext>
  );
}
