import { useRecordContext } from 'react-admin';
import type { SlotProps } from '../slots.ts';

const swatch = {
  display: 'inline-block',
  width: 14,
  height: 14,
  marginRight: 8,
  verticalAlign: -2,
  borderRadius: 4,
  boxShadow: 'inset 0 0 0 1px rgb(128 128 128 / 50%)',
};

/** A color: a swatch before its value. */
export function ColorValue({ source }: SlotProps & { source: string }) {
  const color = useRecordContext()?.[source] as string | null | undefined;
  return color ? (
    <span>
      <span aria-hidden style={{ ...swatch, backgroundColor: color }} />
      {color}
    </span>
  ) : null;
}
