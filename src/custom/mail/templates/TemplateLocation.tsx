import { useRecordContext, useTranslate } from 'react-admin';
import { useSession } from '../../../authProvider/session.ts';
import type { SlotProps } from '../../../kit/slots.ts';

/** The location of a template, or all locations. */
export function TemplateLocation({ source = 'location_id' }: SlotProps) {
  const translate = useTranslate();
  const { locations } = useSession();
  const record = useRecordContext();
  if (!record) return null;
  const place = locations.find(({ id }) => id === record[source]);
  const name = place?.location_name ?? translate('resources.mailTemplates.all_locations');
  return <span title={name}>{name}</span>;
}
