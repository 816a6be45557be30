import Button from '@mui/material/Button';
import { useState } from 'react';
import { useListContext, useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useCan } from '../../../authProvider/useCan.ts';
import { lazyWithPreload } from '../../../kit/lazyWithPreload.ts';
import { LazyBoundary } from '../../../kit/LazyBoundary.tsx';
import { customers } from '../../../schemas/customers/customers.ts';
import { profilePath } from '../profilePath.ts';

const MergeDialog = lazyWithPreload(() => import('./MergeDialog.tsx'));

/** Merges the two customers selected in the list. */
export function MergeSelected() {
  const { selectedIds, onUnselectItems } = useListContext();
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const may = useCan();
  const [ids, setIds] = useState<[string, string]>();
  if (!may('update', customers)) return null;
  const open = () => {
    const [one, other, ...more] = selectedIds.map(String);
    if (one === undefined || other === undefined || more.length > 0)
      notify('merging.choose_two', { type: 'warning' });
    else setIds([one, other]);
  };
  const close = () => setIds(undefined);
  const leave = (keptId: string) => {
    close();
    onUnselectItems();
    void navigate(profilePath(keptId));
  };
  return (
    <>
      <Button onClick={open}>{translate('merging.two')}</Button>
      {ids && (
        <LazyBoundary onClose={close}>
          <MergeDialog ids={ids} onClose={close} onMerged={leave} />
        </LazyBoundary>
      )}
    </>
  );
}
