import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Suspense } from 'react';
import { LoadErrorAlert } from '../../../kit/LoadErrorAlert.tsx';
import { useStoreConfigSource } from '../useStoreConfigSource.ts';
import { useLoadStoredDocument } from '../documentEditor/useStoredDocument.ts';
import { ConfigurationPanels } from './ConfigurationPanels.tsx';
import { ConfigurationsHeader } from './ConfigurationsHeader.tsx';

/** The storefront's configuration (contract 2 §2.1). */
export default function ConfigurationsPage() {
  const source = useStoreConfigSource();
  const { stored, error, reload } = useLoadStoredDocument(source);
  return (
    <Box sx={{ maxWidth: 1400, mx: 'auto' }}>
      <ConfigurationsHeader source={source} isLoaded={stored !== undefined} />
      {error ? (
        <LoadErrorAlert message={error.message} onRetry={reload} />
      ) : (
        <Suspense fallback={<Panels />}>
          {stored ? <ConfigurationPanels source={source} /> : <Panels />}
        </Suspense>
      )}
    </Box>
  );
}

const Panels = () => (
  <>
    {Array.from({ length: 7 }, (_, index) => (
      <Skeleton key={index} variant="rounded" height={52} sx={{ mb: 1 }} />
    ))}
  </>
);
