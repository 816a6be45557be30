import { useRecordContext } from 'react-admin';
import { Status } from '../../kit/fields/Status.tsx';
import type { RecordText, SlotProps } from '../../kit/slots.ts';
import { useResourceText } from '../../kit/useResourceText.ts';
import { recordPath, useKind, type GlobalItem } from './kinds.ts';
import { StoreRecordLink } from './StoreRecordLink.tsx';

/** The name of an item, marked if it is hidden. */
export function MarkedName(_: SlotProps & { source: 'name' }) {
  const text = useResourceText();
  const item = useRecordContext<GlobalItem>();
  if (!item) return null;
  return (
    <span title={item.name}>
      {item.is_hidden && (
        <>
          <Status tone="warning">{text.field('is_hidden')}</Status>{' '}
        </>
      )}
      {item.name}
    </span>
  );
}

/** The store's record created by the import of an item. */
export function ImportedValue(_: SlotProps & { source: 'adopted' }) {
  const kind = useKind();
  const adopted = useRecordContext<GlobalItem>()?.adopted;
  if (!adopted) return null;
  return <StoreRecordLink to={recordPath(kind, adopted.id)} name={adopted.name ?? adopted.id} />;
}

/** The number of records of the store that may be duplicates of an item. */
export const duplicatesText: RecordText = ({ duplicates }) => String((duplicates as string[]).length);

/** The name of the imported record. */
export const importedText: RecordText = ({ adopted }) => (adopted as GlobalItem['adopted'])?.name ?? '';
