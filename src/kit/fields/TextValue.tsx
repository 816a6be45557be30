import { useRecordContext } from 'react-admin';
import type { SlotProps } from '../slots.ts';

/** A text, whole on hover where the column is too narrow for it. */
export function TextValue({ source }: SlotProps & { source: string }) {
  const text = useRecordContext()?.[source] as string | null | undefined;
  return text ? <span title={text}>{text}</span> : null;
}
