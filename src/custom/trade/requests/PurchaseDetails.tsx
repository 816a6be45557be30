import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify, useRecordContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { reasonOf } from '../../../dataProvider/errors.ts';
import { useCan } from '../../../authProvider/useCan.ts';
import { tradeRequests, type TradeRequest } from '../../../schemas/trade/requests.ts';
import type { Identity } from '../../../schemas/trade/identity.ts';
import { useTradeCalls } from '../calls.ts';
import { ReceiptButton } from './ReceiptButton.tsx';

/** The result of the purchase, and on request the seller's identity for staff who may see it. */
export function PurchaseDetails() {
  const record = useRecordContext<TradeRequest>();
  const translate = useTranslate();
  const notify = useNotify();
  const may = useCan();
  const { getTradeIdentity } = useTradeCalls();
  const [identity, setIdentity] = useState<Identity>();
  if (record?.state === 'DECLINED' && record.decline_reason)
    return (
      <Typography sx={{ mt: 2 }}>
        {translate('trade.request.declined', { reason: record.decline_reason })}
      </Typography>
    );
  if (record?.state !== 'ACCEPTED') return null;
  const show = () =>
    getTradeIdentity({ params: { id: record.id } }).then(setIdentity, (error: unknown) =>
      notify(reasonOf(error, 'messages.failed'), { type: 'error' }),
    );
  return (
    <Box component="section" sx={{ mt: 2 }}>
      <Typography>
        {translate(`trade.request.paid.${record.payout}`)}{' '}
        {record.item_id && (
          <Link component={RouterLink} to={`/Items/${record.item_id}`}>
            {translate('trade.request.in_stock', { name: record.item?.name })}
          </Link>
        )}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <ReceiptButton request={record} />
        {record.has_identity && !identity && may('create', tradeRequests, record) && (
          <Button size="small" onClick={() => void show()}>
            {translate('trade.identity.show')}
          </Button>
        )}
      </Stack>
      {identity && (
        <Typography variant="body2" role="status">
          {[
            identity.name,
            translate(`trade.identity.kinds.${identity.document_kind}`),
            identity.document_number,
            identity.birth_date,
          ].join(' · ')}
        </Typography>
      )}
    </Box>
  );
}
