import { useTranslate } from 'react-admin';
import { Confirm } from '../../../kit/form/Confirm.tsx';
import type { Merge } from '../../../schemas/customers/merge.ts';
import { countsText } from './countsText.ts';

interface UndoMergeDialogProps {
  merge: Merge;
  /** Name of the surviving customer. */
  kept: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Confirms undoing a merge: explains which of the records created since move back and which stay. */
export function UndoMergeDialog({ merge, kept, onConfirm, onCancel }: UndoMergeDialogProps) {
  const translate = useTranslate();
  const { merged_name: merged, since } = merge;
  const effects = (['theirs', 'others'] as const)
    .filter((side) => since && Object.keys(since[side]).length > 0)
    .map((side) =>
      translate(`merging.undo_since.${side}`, { merged, kept, counts: countsText(since![side], translate) }),
    );
  return (
    <Confirm
      title={translate('merging.undo_title')}
      text={[translate('merging.undo_text', { merged, kept }), ...effects].join(' ')}
      confirmLabel={translate('merging.undo')}
      cancelLabel={translate('dialog.cancel')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
