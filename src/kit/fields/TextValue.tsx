import { useRecordContext } from 'react-admin';
import type { SlotProps } from '../slots.ts';

/** A text, with its full content as title. */
export function TextValue({ source }: SlotProps & { source: string }) {
  const text = useRecordContext()?.[source] as string | null | undefined;
  return text ? <span title={text}>{text}</span> : null;
}
