import FullCalendar from '@fullcalendar/react';
import { memo, useReducer, useRef, type ComponentProps, type RefObject } from 'react';

type CalendarProps = ComponentProps<typeof FullCalendar>;

const Held = memo(
  ({ held: _held, ...props }: CalendarProps & { held: RefObject<boolean> }) => <FullCalendar {...props} />,
  (_, { held }) => held.current,
);

/**
 * Stays as it is during a drag, whatever arrives meanwhile: a calendar that is given other options between the start
 * and the end of a drag takes the drop for one from another calendar, shows it and tells nobody.
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
