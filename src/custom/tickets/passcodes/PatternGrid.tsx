import { styled } from '@mui/material/styles';
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslate } from 'react-admin';

interface PatternGridProps {
  /** The points in order, 1 to 9 by rows. */
  code: string;
  /** Without it, the pattern is only shown. */
  onChange?: (code: string) => void;
}

const points = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const place = (point: number) => ({
  x: 20 + ((point - 1) % 3) * 40,
  y: 20 + Math.floor((point - 1) / 3) * 40,
});

/** A pattern on nine points: drawn by pointer, or by the keys 1 to 9; Backspace takes the last point back. */
export function PatternGrid({ code, onChange }: PatternGridProps) {
  const translate = useTranslate();
  const isDrawing = useRef(false);
  const drawn = Array.from(code, Number);
  const add = (point: number, before = code) => {
    if (!before.includes(String(point))) onChange?.(`${before}${point}`);
  };
  const start = (event: PointerEvent, point: number) => {
    event.preventDefault();
    if (event.currentTarget.hasPointerCapture(event.pointerId))
      event.currentTarget.releasePointerCapture(event.pointerId);
    isDrawing.current = true;
    onChange?.(String(point));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (/^[1-9]$/.test(event.key)) add(Number(event.key));
    else if (event.key === 'Backspace') onChange?.(code.slice(0, -1));
    else return;
    event.preventDefault();
  };
  const label = drawn.length
    ? translate('passcodes.pattern.points', { points: drawn.join(', ') })
    : translate('passcodes.pattern.empty');
  return (
    <Board
      viewBox="0 0 120 120"
      role={onChange ? 'application' : 'img'}
      aria-label={label}
      {...(onChange && {
        tabIndex: 0,
        onKeyDown,
        onPointerUp: () => (isDrawing.current = false),
        onPointerLeave: () => (isDrawing.current = false),
      })}
    >
      <polyline points={drawn.map((point) => `${place(point).x},${place(point).y}`).join(' ')} />
      {points.map((point) => {
        const { x, y } = place(point);
        const order = drawn.indexOf(point);
        return (
          <g key={point} data-on={order >= 0}>
            <circle cx={x} cy={y} r={order === 0 ? 9 : 6} />
            {order >= 0 && (
              <text x={x + 11} y={y - 8}>
                {order + 1}
              </text>
            )}
            {onChange && (
              <circle
                className="target"
                cx={x}
                cy={y}
                r={17}
                data-point={point}
                onPointerDown={(event) => start(event, point)}
                onPointerEnter={() => isDrawing.current && add(point)}
              />
            )}
          </g>
        );
      })}
    </Board>
  );
}

const Board = styled('svg')(({ theme: { palette, shape } }) => ({
  width: 180,
  maxWidth: '100%',
  border: `1px solid ${palette.divider}`,
  borderRadius: shape.borderRadius,
  touchAction: 'none',
  '& polyline': { fill: 'none', stroke: palette.primary.main, strokeWidth: 3, strokeLinejoin: 'round' },
  '& circle': { fill: palette.text.disabled },
  '& [data-on=true] circle': { fill: palette.primary.main },
  '& circle.target, & [data-on=true] circle.target': { fill: 'transparent', cursor: 'pointer' },
  '& text': { fontSize: 9, fill: palette.text.secondary },
  '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 2 },
}));
