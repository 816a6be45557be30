import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import CircularProgress from '@mui/material/CircularProgress';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useCan } from '../../../../authProvider/useCan.ts';
import { Confirm } from '../../../../kit/form/Confirm.tsx';
import { storefront } from '../../../../schemas/storefront/access.ts';
import { siteAddresses } from '../../../../schemas/storefront/siteLinks.ts';
import { layout } from '../../../../theme/tokens.ts';
import { IncomingLinks } from '../../IncomingLinks.tsx';
import { fullSlug, keyOf } from '../pageKey.ts';
import { PageHistory } from './PageHistory.tsx';
import type { PageEditing } from './usePageEditing.ts';

interface PageHeaderProps {
  editing: PageEditing;
  isNew: boolean;
  onSave: () => void;
  onClose: () => void;
}

/** The page's name, with Cancel, Remove Page, and Create, Edit or Update. */
export function PageHeader({ editing, isNew, onSave, onClose }: PageHeaderProps) {
  const translate = useTranslate();
  const may = useCan();
  const [asks, setAsks] = useState<'cancel' | 'remove'>();
  const { page, isEditing, isSaving, isRemoving, draft } = editing;
  const text = (key: string) => translate(`staticPages.${key}`);
  const name = page.name ?? '';
  const mayEdit = may(isNew ? 'create' : 'update', storefront);
  const cancel = () => {
    if (isNew || !isEditing) return onClose();
    return draft.isUnsaved() ? setAsks('cancel') : editing.cancel();
  };
  return (
    <Stack component="header" direction="row" sx={inView}>
      <Stack sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Link component={RouterLink} to="/pages" variant="body2">
          {text('title')}
        </Link>
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
          {isNew ? text('new') : name}
        </Typography>
        {!isNew && (
          <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
              {fullSlug(page)}
            </Typography>
            {!isEditing && <Chip size="small" label={text('read_only')} />}
          </Stack>
        )}
      </Stack>
      {!isNew && may('delete', storefront) && (
        <Button color="error" disabled={isSaving || isRemoving} onClick={() => setAsks('remove')}>
          {text('remove.button')}
        </Button>
      )}
      {!isNew && !isEditing && <PageHistory page={page} />}
      <Button color="inherit" disabled={isSaving} onClick={cancel}>
        {text('cancel')}
      </Button>
      {isEditing ? (
        <Button
          key="save"
          variant="contained"
          disabled={isSaving || !mayEdit}
          startIcon={isSaving && <CircularProgress size={16} color="inherit" />}
          // A double click on Edit must not trigger Update.
          onClick={({ detail }) => {
            if (detail < 2) onSave();
          }}
        >
          {text(isNew ? 'create' : 'update')}
        </Button>
      ) : (
        <Button key="edit" variant="contained" disabled={!mayEdit} onClick={editing.edit}>
          {text('edit')}
        </Button>
      )}
      {asks === 'remove' && (
        <Confirm
          title={translate('staticPages.remove.title', { name })}
          text={text('remove.question')}
          confirmLabel={text('remove.button')}
          cancelLabel={text('cancel')}
          isBusy={isRemoving}
          onConfirm={editing.remove}
          onCancel={() => setAsks(undefined)}
        >
          <IncomingLinks to={siteAddresses.page(keyOf(page))} />
        </Confirm>
      )}
      {asks === 'cancel' && (
        <Confirm
          title={translate('dialog.unsaved.title')}
          text={translate('dialog.unsaved.text')}
          confirmLabel={text('discard')}
          cancelLabel={translate('dialog.unsaved.stay')}
          onConfirm={() => {
            setAsks(undefined);
            editing.cancel();
          }}
          onCancel={() => setAsks(undefined)}
        />
      )}
    </Stack>
  );
}

/** The buttons stay visible below the top bar while the page scrolls. */
const inView = {
  position: 'sticky',
  top: layout.topBar,
  zIndex: 3,
  gap: 1,
  py: 1,
  alignItems: 'center',
  flexWrap: 'wrap',
  bgcolor: 'background.default',
} as const;
