import { useRecordContext } from 'react-admin';

interface Named {
  id: string;
  name?: string;
}

/** Names of one or several linked records. */
export function NamesValue({ source }: { source: string }) {
  const value = useRecordContext()?.[source] as Named | Named[] | null | undefined;
  const names = [value ?? []].flat().map(({ id, name }) => name ?? id);
  return names.length > 0 ? <span title={names.join(', ')}>{names.join(', ')}</span> : null;
}
