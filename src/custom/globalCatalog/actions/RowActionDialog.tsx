import { useParams } from 'react-router-dom';
import { ListDialog } from '../../../kit/list/ListDialog.tsx';
import { useKind } from '../kinds.ts';
import HideDialog from './HideDialog.tsx';
import ImportDialog from './ImportDialog.tsx';

const dialogs = { import: ImportRow, hide: HideRow };

/** Opens the dialog of an action on the item in the URL. */
export default function RowActionDialog({ action }: { action: keyof typeof dialogs }) {
  const { model } = useKind();
  return <ListDialog dialog={dialogs[action]} action="update" on={model} />;
}

interface RowProps {
  onClose: () => void;
}

function ImportRow({ onClose }: RowProps) {
  return <ImportDialog {...useRow()} onClose={onClose} onDone={onClose} />;
}

function HideRow({ onClose }: RowProps) {
  return <HideDialog {...useRow()} onClose={onClose} onDone={onClose} />;
}

function useRow() {
  const { id = '' } = useParams();
  return { kind: useKind(), ids: [id] };
}
