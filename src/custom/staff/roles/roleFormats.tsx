import { useRecordContext, useTranslate } from 'react-admin';
import type { SlotProps } from '../../../kit/slots.ts';

/** Right codes as labels. */
function RightCodes({ source }: SlotProps & { source: string }) {
  const translate = useTranslate();
  const codes = (useRecordContext()?.[source] ?? []) as string[];
  return <span>{codes.map((code) => translate(`rights.${code}`)).join(', ')}</span>;
}

/** Formats of a role's values in the history and in conflicts. */
export const roleFormats = [<RightCodes key="permissions" source="permissions" />];
