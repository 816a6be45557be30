import { useRecordContext, useTranslate } from 'react-admin';
import type { RecordText, SlotProps } from '../slots.ts';

interface ComputedTextProps extends SlotProps {
  source: string;
  text: RecordText;
}

/** A text computed from the record. */
export function ComputedText({ text }: ComputedTextProps) {
  const translate = useTranslate();
  const record = useRecordContext();
  return record ? <span>{text(record, translate)}</span> : null;
}
