import { styled } from '@mui/material/styles';
import { useState, type PointerEvent } from 'react';
import {
  MAX_STROKE,
  MAX_STROKES,
  SIGNATURE_HEIGHT,
  SIGNATURE_WIDTH,
  type Strokes,
} from '../../../schemas/tickets/signatures.ts';

interface SignaturePadProps {
  strokes: Strokes;
  label: string;
  /** Without it, the signature is only shown. */
  onChange?: (strokes: Strokes) => void;
}

/** The distance from which a movement is a point of its own, in units of the box. */
const STEP = 3;

const clamp = (value: number, most: number) => Math.max(0, Math.min(most, Math.round(value)));

/** Where the pointer is, in units of the box. */
const pointOf = ({ clientX, clientY, currentTarget }: PointerEvent): [number, number] => {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return [
    clamp(((clientX - left) / width) * SIGNATURE_WIDTH, SIGNATURE_WIDTH),
    clamp(((clientY - top) / height) * SIGNATURE_HEIGHT, SIGNATURE_HEIGHT),
  ];
};

/** A signature, drawn by pointer or only shown. */
export function SignaturePad({ strokes, label, onChange }: SignaturePadProps) {
  const [current, setCurrent] = useState<number[]>();
  const start = (event: PointerEvent) => {
    if (event.button !== 0 || strokes.length >= MAX_STROKES) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setCurrent(pointOf(event));
  };
  const move = (event: PointerEvent) => {
    if (!current || current.length >= MAX_STROKE) return;
    const [x, y] = pointOf(event);
    const [lastX = 0, lastY = 0] = current.slice(-2);
    if (Math.hypot(x - lastX, y - lastY) >= STEP) setCurrent([...current, x, y]);
  };
  const end = () => {
    if (current) onChange?.([...strokes, current]);
    setCurrent(undefined);
  };
  return (
    <Box
      viewBox={`0 0 ${SIGNATURE_WIDTH} ${SIGNATURE_HEIGHT}`}
      role="img"
      aria-label={label}
      data-drawn={onChange !== undefined}
      {...(onChange && {
        onPointerDown: start,
        onPointerMove: move,
        onPointerUp: end,
        onPointerCancel: end,
      })}
    >
      {[...strokes, ...(current ? [current] : [])].map((stroke, index) => (
        // A single point twice is drawn as a dot.
        <polyline key={index} points={[...stroke, ...stroke.slice(-2)].join(' ')} />
      ))}
    </Box>
  );
}

const Box = styled('svg')(({ theme: { palette, shape } }) => ({
  display: 'block',
  width: '100%',
  aspectRatio: `${SIGNATURE_WIDTH} / ${SIGNATURE_HEIGHT}`,
  border: `1px solid ${palette.divider}`,
  borderRadius: shape.borderRadius,
  '&[data-drawn=true]': { touchAction: 'none', cursor: 'crosshair' },
  '& polyline': {
    fill: 'none',
    stroke: palette.text.primary,
    strokeWidth: 5,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
}));
