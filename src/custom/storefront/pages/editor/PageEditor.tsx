import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useSession } from '../../../../authProvider/session.ts';
import { FormSkeleton } from '../../../../kit/form/FormSkeleton.tsx';
import { ListLoadError } from '../../../../kit/list/ListLoadError.tsx';
import { MessagePage } from '../../../../kit/errors/MessagePage.tsx';
import { useStorefrontCalls } from '../../calls.ts';
import { PageNotFoundError } from '../pageEntries.ts';
import { fullSlug, type PageAddress } from '../pageKey.ts';
import { pageSource } from '../pageSource.ts';
import { OpenPage } from './OpenPage.tsx';

interface PageEditorProps {
  /** Undefined for a new page. */
  address?: PageAddress;
  onClose: () => void;
}

/** Loads a static page and opens its editor. A page that failed to load cannot be edited. */
export default function PageEditor({ address, onClose }: PageEditorProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const calls = useStorefrontCalls();
  const storeId = useSession().store.id;
  const [source] = useState(() => pageSource({ calls, client, storeId, address }));
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: source.queryKey,
    queryFn: ({ signal }) => source.read(signal),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const isMissing = error instanceof PageNotFoundError;
  useEffect(() => {
    if (error && !isMissing) notify('messages.load_failed', { type: 'error' });
  }, [error, isMissing, notify]);

  if (data) return <OpenPage source={source} stored={data} isNew={!address} onClose={onClose} />;
  if (isMissing && address) {
    const name = fullSlug({ ...address, type: address.type ?? '' });
    return (
      <MessagePage
        title={translate('staticPages.not_found.title', { address: name })}
        text={translate('staticPages.not_found.text')}
      >
        <Button variant="contained" onClick={onClose}>
          {translate('staticPages.not_found.back')}
        </Button>
      </MessagePage>
    );
  }
  if (error && !isFetching) return <ListLoadError onRetry={() => void refetch()} />;
  return <FormSkeleton slots={8} />;
}
