import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import CheckBox from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank';
import DragIndicator from '@mui/icons-material/DragIndicator';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';

interface ColumnItemProps {
  source: string;
  name: string;
  isShown: boolean;
  /** It cannot be hidden. */
  isFixed: boolean;
  onToggle: () => void;
  /** Moves it up (-1) or down (1). */
  onMove: (item: HTMLElement, by: number) => void;
  /** From the menu, for the first item. */
  autoFocus?: boolean;
  tabIndex?: number;
}

/** A column in the menu: a click shows or hides it, a drag or Alt+Arrow moves it. */
export function ColumnItem({ source, name, isShown, isFixed, onToggle, onMove, ...focus }: ColumnItemProps) {
  const translate = useTranslate();
  const { listeners, setNodeRef, transform, transition, isDragging } = useSortable({ id: source });
  const Box = isShown ? CheckBox : CheckBoxOutlineBlank;
  return (
    <MenuItem
      {...focus}
      {...listeners}
      ref={setNodeRef}
      role="menuitemcheckbox"
      aria-checked={isShown}
      aria-disabled={isFixed || undefined}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
      title={translate('list.move_column')}
      dense
      onClick={() => !isFixed && onToggle()}
      onKeyDown={({ altKey, key, currentTarget }) => {
        const by = { ArrowUp: -1, ArrowDown: 1 }[key];
        if (altKey && by !== undefined) onMove(currentTarget, by);
      }}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      sx={{ pr: 1, zIndex: isDragging ? 1 : undefined, bgcolor: isDragging ? 'action.hover' : undefined }}
    >
      <Box fontSize="small" color={isFixed ? 'disabled' : isShown ? 'primary' : 'action'} sx={{ mr: 1 }} />
      {name}
      <DragIndicator fontSize="small" color="action" sx={{ ml: 'auto', pl: 1, cursor: 'grab' }} />
    </MenuItem>
  );
}
