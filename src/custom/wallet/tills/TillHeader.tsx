import ArrowBack from '@mui/icons-material/ArrowBack';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { HistoryButton } from '../../../kit/history/HistoryButton.tsx';
import { useBackToList } from '../../../kit/list/useBackToList.ts';
import { registers, type Register } from '../../../schemas/wallet/registers.ts';
import { ReportButtons } from './ReportButtons.tsx';
import { TillSteps } from './TillSteps.tsx';

/** Which till it is, the way back to the list, and what can be done with it. */
export function TillHeader({ till }: { till: Register | undefined }) {
  const translate = useTranslate();
  const back = useBackToList();
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
      <IconButton edge="start" onClick={back} aria-label={translate('wallet.tills.back')}>
        <ArrowBack />
      </IconButton>
      <Typography
        variant="h1"
        sx={{ flex: { xs: '1 1 calc(100% - 56px)', sm: 1 }, overflowWrap: 'anywhere' }}
      >
        {till ? translate('wallet.tills.title', { ...till }) : <Skeleton width={220} />}
      </Typography>
      {till && (
        <>
          <TillSteps till={till} />
          <ReportButtons till={till} />
          <HistoryButton model={registers} record={till} />
        </>
      )}
    </Stack>
  );
}
