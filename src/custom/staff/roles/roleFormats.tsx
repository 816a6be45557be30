import { useRecordContext, useTranslate } from 'react-admin';
import type { SlotProps } from '../../../kit/slots.ts';

/** Rights by their codes, in words. */
function RightCodes({ source }: SlotProps & { source: string }) {
  const translate = useTranslate();
  const codes = (useRecordContext()?.[source] ?? []) as string[];
  return <span>{codes.map((code) => translate(`rights.${code}`)).join(', ')}</span>;
}

/** How the values of a role are shown. */
export const roleFormats = [<RightCodes key="permissions" source="permissions" />];
