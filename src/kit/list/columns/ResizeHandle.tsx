import { useTranslate } from 'react-admin';
import { boundWidth, columnWidth } from '../../../schemas/listColumns.ts';
import { dragWidth } from './dragWidth.ts';
import { fittingWidth } from './fittingWidth.ts';

/** Pixels of one press of an arrow key. */
const step = 16;

interface ResizeHandleProps {
  /** The column's name. */
  name: string;
  /** The chosen width; undefined while it follows the content. */
  width: number | undefined;
  onResize: (width: number) => void;
}

/** The edge of a column's header: dragged, or moved with the arrow keys; Enter or a double click fits the content. */
export function ResizeHandle({ name, width, onResize }: ResizeHandleProps) {
  const translate = useTranslate();
  return (
    <span
      role="separator"
      tabIndex={0}
      className="resize"
      aria-orientation="vertical"
      aria-label={translate('list.resize', { name })}
      aria-valuemin={columnWidth.minimum}
      aria-valuemax={columnWidth.maximum}
      aria-valuenow={width ?? columnWidth.minimum}
      aria-valuetext={width ? translate('list.pixels', { width }) : translate('list.fits')}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.focus();
        dragWidth(event.currentTarget, event, (dragged) => dragged && onResize(dragged));
      }}
      // The header is not dragged along.
      onMouseDown={(event) => event.preventDefault()}
      onDoubleClick={({ currentTarget }) => onResize(fittingWidth(headOf(currentTarget)))}
      onKeyDown={(event) => {
        const head = headOf(event.currentTarget);
        const by = { ArrowLeft: -step, ArrowRight: step }[event.key];
        if (by === undefined && event.key !== 'Enter') return;
        event.preventDefault();
        onResize(by === undefined ? fittingWidth(head) : boundWidth(head.offsetWidth + by));
      }}
    />
  );
}

function headOf(handle: HTMLElement): HTMLTableCellElement {
  const head = handle.closest('th');
  if (!head) throw new Error('The handle is not in a header');
  return head;
}
