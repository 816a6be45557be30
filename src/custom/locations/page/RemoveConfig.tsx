import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLogoutIfAccessDenied, useNotify, useTranslate } from 'react-admin';
import { Confirm } from '../../../kit/form/Confirm.tsx';
import { IncomingLinks, type Source, useChangeStoreConfig } from '../../storefront/index.ts';
import { siteAddresses } from '../../../schemas/storefront/siteLinks.ts';
import { withoutSlug } from './locationSlug.ts';

interface RemoveConfigProps {
  id: number;
  name: string;
  /** The slug of the page. */
  slug: string;
  source: Source;
  isBusy: boolean;
  onRemoved: () => void;
}

/** Removes a location's page from the storefront after confirmation. Its content is reset to the empty default. */
export function RemoveConfig({ id, name, slug, source, isBusy, onRemoved }: RemoveConfigProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const changeStoreConfig = useChangeStoreConfig();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      await changeStoreConfig((config) => withoutSlug(config, id));
      await queryClient.invalidateQueries({ queryKey: source.queryKey });
    },
    onSuccess: () => {
      onRemoved();
      notify('configurations.location.remove.done', { type: 'success' });
    },
    onError: async (error) => {
      if (await logoutIfAccessDenied(error)) return;
      notify('configurations.location.remove.failed', { type: 'error' });
    },
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button color="error" disabled={isBusy || isPending} onClick={() => setAsking(true)}>
        {translate('configurations.location.remove.button')}
      </Button>
      {isAsking && (
        <Confirm
          title={translate('configurations.location.remove.title', { name })}
          text={translate('configurations.location.remove.text')}
          confirmLabel={translate('configurations.location.remove.button')}
          cancelLabel={translate('dialog.cancel')}
          isBusy={isPending}
          onConfirm={() => mutate()}
          onCancel={() => setAsking(false)}
        >
          <IncomingLinks to={siteAddresses.location(slug)} />
        </Confirm>
      )}
    </>
  );
}
