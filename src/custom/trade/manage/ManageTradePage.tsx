import Add from '@mui/icons-material/Add';
import Edit from '@mui/icons-material/EditOutlined';
import Settings from '@mui/icons-material/SettingsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { useCan } from '../../../authProvider/useCan.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { dateFormat } from '../../../kit/fields/dateFormat.ts';
import { LoadErrorAlert } from '../../../kit/LoadErrorAlert.tsx';
import { tradeVersions, type TradeVersion } from '../../../schemas/trade/versions.ts';
import { Deductions } from './versions/Deductions.tsx';
import { SettingsDialog } from './SettingsDialog.tsx';
import { PriceTable } from './table/PriceTable.tsx';
import { VersionDialog } from './versions/VersionDialog.tsx';

/** Trade-in prices: versions with prices and deductions, and settings (contract 4 §2.10). */
export default function ManageTradePage() {
  const translate = useTranslate();
  const may = useCan();
  const textOf = useVersionText();
  const [chosen, setChosen] = useState<string>();
  const [open, setOpen] = useState<'new' | 'edit' | 'settings'>();
  const { data, error, refetch } = useGetList<TradeVersion>(
    tradeVersions.name,
    { sort: tradeVersions.defaultSort, pagination: { page: 1, perPage: 100 } },
    { onError: () => undefined },
  );
  const version =
    data?.find(({ id }) => id === chosen) ?? data?.find(({ state }) => state === 'CURRENT') ?? data?.[0];
  const mayEdit = version !== undefined && may('update', tradeVersions, version);
  const close = () => setOpen(undefined);
  return (
    <Box sx={{ minWidth: 0 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
        <Typography variant="h1" sx={{ flexGrow: 1 }}>
          {translate('trade.manage.title')}
        </Typography>
        <Button color="inherit" startIcon={<Settings />} onClick={() => setOpen('settings')}>
          {translate('trade.settings.title')}
        </Button>
        <Button variant="contained" startIcon={<Add />} onClick={() => setOpen('new')}>
          {translate('resources.tradeVersions.actions.new')}
        </Button>
      </Stack>
      {error && <LoadErrorAlert message="messages.load_failed" onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={320} />}
      {data?.length === 0 && (
        <Typography color="text.secondary">{translate('trade.manage.empty')}</Typography>
      )}
      {version && data && (
        <>
          <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
            <TextField
              select
              size="small"
              label={translate('resources.tradeVersions.fields.number')}
              value={version.id}
              onChange={({ target }) => setChosen(target.value)}
              sx={{ width: { xs: '100%', sm: 340 } }}
            >
              {data.map((one) => (
                <MenuItem key={one.id} value={one.id}>
                  {textOf(one)}
                </MenuItem>
              ))}
            </TextField>
            {mayEdit && (
              <Button startIcon={<Edit />} onClick={() => setOpen('edit')}>
                {translate('trade.manage.edit')}
              </Button>
            )}
          </Stack>
          {version.note && <Typography sx={{ mb: 1 }}>{version.note}</Typography>}
          <Deductions deductions={version.deductions} />
          <PriceTable key={version.id} version={version} mayEdit={mayEdit} />
        </>
      )}
      {(open === 'new' || (open === 'edit' && version)) && (
        <VersionDialog
          version={open === 'edit' ? version : undefined}
          versions={data ?? []}
          textOf={textOf}
          onClose={close}
          onSaved={(id) => {
            setChosen(id);
            close();
          }}
        />
      )}
      {open === 'settings' && <SettingsDialog onClose={close} />}
    </Box>
  );
}

/** 'Version 3 · Current · from Nov 1, 2026'. */
function useVersionText() {
  const translate = useTranslate();
  const locale = useLocale();
  return ({ number, state, valid_from }: TradeVersion) =>
    translate('trade.manage.version', {
      number,
      state: translate(`resources.tradeVersions.values.state.${state}`),
      date: dateFormat(locale, 'UTC', 'short').format(new Date(valid_from)),
    });
}
