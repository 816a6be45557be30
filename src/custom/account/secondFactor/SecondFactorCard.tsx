import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { readSecondFactor } from '../../../authProvider/secondFactor.ts';
import { useSession } from '../../../authProvider/session.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { Card } from '../../../kit/Card.tsx';
import { dateFormat } from '../../../kit/fields/dateFormat.ts';
import { FormSkeleton } from '../../../kit/form/FormSkeleton.tsx';
import { LoadErrorAlert } from '../../../kit/LoadErrorAlert.tsx';
import { SecondFactorDialog, type Intent } from './SecondFactorDialog.tsx';

const queryKey = ['second factor'];

/** Whether the user's second factor is on, and how to change it. */
export function SecondFactorCard() {
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const locale = useLocale();
  const { timezone } = useSession().store;
  const { data, error, refetch } = useQuery({ queryKey, queryFn: readSecondFactor, retry: false });
  const [intent, setIntent] = useState<Intent>();
  const close = () => {
    setIntent(undefined);
    void queryClient.invalidateQueries({ queryKey });
  };
  const isOn = Boolean(data?.date);
  const intents: Intent[] = isOn
    ? ['replace', 'renew', ...(data?.is_demanded ? [] : (['turn_off'] as const))]
    : ['turn_on'];
  return (
    <Card
      title={translate('account.factor.title')}
      action={
        data && (
          <Chip
            size="small"
            color={isOn ? 'success' : 'default'}
            label={translate(isOn ? 'account.factor.on' : 'account.factor.off')}
          />
        )
      }
    >
      {!data &&
        (error ? (
          <LoadErrorAlert message={error.message} onRetry={() => void refetch()} />
        ) : (
          <FormSkeleton slots={1} />
        ))}
      {data && (
        <Stack sx={{ gap: 1.5 }}>
          <Typography variant="body2" color="text.secondary">
            {data.date
              ? translate('account.factor.since', {
                  date: dateFormat(locale, timezone, 'short').format(new Date(data.date)),
                  smart_count: data.recovery_codes,
                })
              : translate('account.factor.why')}
          </Typography>
          {data.is_demanded && (
            <Typography variant="body2">{translate('account.factor.demanded')}</Typography>
          )}
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            {intents.map((one) => (
              <Button
                key={one}
                variant={one === 'turn_on' ? 'contained' : 'outlined'}
                color={one === 'turn_off' ? 'error' : 'primary'}
                onClick={() => setIntent(one)}
              >
                {translate(`account.factor.intents.${one}`)}
              </Button>
            ))}
          </Stack>
        </Stack>
      )}
      {intent && <SecondFactorDialog intent={intent} onClose={close} />}
    </Card>
  );
}
