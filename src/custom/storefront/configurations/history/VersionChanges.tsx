import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { HttpError, useTranslate } from 'react-admin';
import { useSession } from '../../../../authProvider/session.ts';
import { LoadAgain } from '../../../../kit/LoadAgain.tsx';
import { ChangeList } from '../../documentEditor/ChangeList.tsx';
import { changesBetween } from '../../documentEditor/changes.ts';
import { useUnitName } from '../../documentEditor/useUnitName.ts';
import { useStorefrontCalls } from '../../calls.ts';
import { nodesOf } from '../../../../schemas/storefront/documents.ts';

const isGone = (error: unknown) => error instanceof HttpError && error.status === 404;

/** What a version changed against the one before, field by field. */
export function VersionChanges({ version }: { version: number }) {
  const translate = useTranslate();
  const { store_id } = useSession().who;
  const { getVersion } = useStorefrontCalls();
  const unitName = useUnitName('storeConfig');
  const { data, error, refetch } = useQuery({
    queryKey: ['storeConfig', store_id, 'version', version, 'changes'],
    queryFn: async ({ signal }) => {
      const [before, after] = await Promise.all([version - 1, version].map((one) => getVersion(one, signal)));
      return changesBetween(
        before,
        after,
        nodesOf('storeConfig').map(({ pointer }) => pointer),
      );
    },
    staleTime: Infinity,
    retry: false,
  });
  if (isGone(error))
    return <Typography variant="body2">{translate('configurations.history.gone')}</Typography>;
  if (error) return <LoadAgain message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={48} />;
  if (data.length === 0) {
    return <Typography variant="body2">{translate('configurations.history.unchanged')}</Typography>;
  }
  return data.map((change) => (
    <Box key={change.pointer} sx={{ mt: 1, p: 1.5, borderRadius: 1, bgcolor: 'background.default' }}>
      <Typography component="h4" variant="subtitle2" sx={{ mb: 0.5 }}>
        {unitName(change.pointer)}
      </Typography>
      <ChangeList document="storeConfig" change={change} />
    </Box>
  ));
}
