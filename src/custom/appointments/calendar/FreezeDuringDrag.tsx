import FullCalendar from '@fullcalendar/react';
import { memo, useReducer, useRef, type ComponentProps, type RefObject } from 'react';

type CalendarProps = ComponentProps<typeof FullCalendar>;

const Held = memo(
  ({ held: _held, ...props }: CalendarProps & { held: RefObject<boolean> }) => <FullCalendar {...props} />,
  (_, { held }) => held.current,
);

/**
 * Freezes the calendar's props during a drag. If FullCalendar receives other options between start and end of a drag,
 * it treats the drop as one from another calendar: it shows the event there and fires no callback.
 */
export function FreezeDuringDrag(props: CalendarProps) {
  const held = useRef(false);
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const hold = () => {
    held.current = true;
  };
  const release = () => {
    held.current = false;
    drawAgain();
  };
  return (
    <Held
      {...props}
      held={held}
      eventDragStart={hold}
      eventDragStop={release}
      eventResizeStart={hold}
      eventResizeStop={release}
    />
  );
}
