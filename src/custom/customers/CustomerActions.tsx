import MoreVert from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useCan } from '../../authProvider/useCan.ts';
import { usePageRecord } from '../../kit/detailPage/usePageRecord.ts';
import { lazyWithPreload } from '../../kit/lazyWithPreload.ts';
import { LazyBoundary } from '../../kit/LazyBoundary.tsx';
import { customers } from '../../schemas/customers/customers.ts';
import { customerPrivacy } from '../../schemas/customers/privacy.ts';
import { profilePath } from './profilePath.ts';

const MergeWithDialog = lazyWithPreload(() => import('./merge/MergeWithDialog.tsx'));
const ExportCustomerData = lazyWithPreload(() => import('./privacy/ExportCustomerData.tsx'));
const ForgetCustomer = lazyWithPreload(() => import('./privacy/ForgetCustomer.tsx'));

const actions = [
  ['merge', 'merging.with', customers],
  ['file', 'privacy.file', customerPrivacy],
  ['forget', 'privacy.forget', customerPrivacy],
] as const;

/** Further actions on a customer: merge, export data, forget. */
export default function CustomerActions() {
  const customer = usePageRecord(customers);
  const translate = useTranslate();
  const navigate = useNavigate();
  const may = useCan();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [chosen, setChosen] = useState<(typeof actions)[number][0]>();
  const allowed = actions.filter(([, , model]) => may('update', model, { ...customer }));
  if (allowed.length === 0) return null;
  const close = () => setChosen(undefined);
  const leave = (keptId: string) => {
    close();
    void navigate(profilePath(keptId));
  };
  const choose = (action: typeof chosen) => {
    setAnchor(undefined);
    setChosen(action);
  };
  return (
    <>
      <IconButton
        aria-label={translate('privacy.more')}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreVert />
      </IconButton>
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(undefined)}>
        {allowed.map(([action, label]) => (
          <MenuItem key={action} onClick={() => choose(action)}>
            {translate(label)}
          </MenuItem>
        ))}
      </Menu>
      {chosen && (
        <LazyBoundary onClose={close}>
          {chosen === 'merge' && <MergeWithDialog customer={customer} onClose={close} onMerged={leave} />}
          {chosen === 'file' && <ExportCustomerData customer={customer} onClose={close} />}
          {chosen === 'forget' && <ForgetCustomer customer={customer} onClose={close} />}
        </LazyBoundary>
      )}
    </>
  );
}
