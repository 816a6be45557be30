import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useGetOne, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { useCan } from '../../authProvider/useCan.ts';
import { DialogFrame } from '../../kit/form/DialogFrame.tsx';
import { FormSkeleton } from '../../kit/form/FormSkeleton.tsx';
import { DialogError } from '../../kit/form/DialogError.tsx';
import { useCloseDialog } from '../../kit/form/useCloseDialog.ts';
import { useResourceText } from '../../kit/useResourceText.ts';
import { useItemActions } from './actions/useItemActions.tsx';
import { ItemFacts } from './ItemFacts.tsx';
import { useKind, type GlobalItem } from './kinds.ts';

/** Shows the item in the URL, read-only, with its actions. */
export default function GlobalItemDialog() {
  const { id = '' } = useParams();
  const { model } = useKind();
  const text = useResourceText();
  const close = useCloseDialog();
  const { data, error } = useGetOne<GlobalItem>(model.name, { id }, { retry: false });
  return (
    <DialogFrame title={text.action('view')} onClose={close}>
      {error && !data && <DialogError message={error.message} onClose={close} />}
      {!error && !data && <FormSkeleton slots={6} />}
      {data && (
        <>
          <DialogContent dividers tabIndex={0}>
            <ItemFacts item={data} />
          </DialogContent>
          <Actions item={data} onClose={close} />
        </>
      )}
    </DialogFrame>
  );
}

function Actions({ item, onClose }: { item: GlobalItem; onClose: () => void }) {
  const translate = useTranslate();
  const kind = useKind();
  const mayImport = useCan()('update', kind.model);
  const ids = [item.id];
  const { actions, question } = useItemActions({
    kind,
    ids,
    hideable: item.is_hidden ? [] : ids,
    showable: item.is_hidden ? ids : [],
    onDone: onClose,
  });
  return (
    <DialogActions>
      <Button color="inherit" autoFocus onClick={onClose}>
        {translate('dialog.cancel')}
      </Button>
      {mayImport &&
        actions.toReversed().map(({ key, act }) => (
          <Button key={key} variant={key === 'import' ? 'contained' : 'text'} onClick={act}>
            {translate(`globalCatalog.${key}`)}
          </Button>
        ))}
      {question}
    </DialogActions>
  );
}
