import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import { useCan } from '../../../authProvider/useCan.ts';
import { useListOptions } from '../../../kit/page.ts';
import { useScanner } from '../../../kit/scan/useScanner.ts';
import { orders, type Order } from '../../../schemas/sales/orders.ts';
import { NextStepButton } from '../order/NextStepButton.tsx';
import { useDocuments } from './useDocuments.ts';

/** After a completed sale: its receipt, and the next sale, which a scan starts. */
export function SaleCompletePanel({ order }: { order: Order }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const region = useRef<HTMLDivElement>(null);
  const mayCreate = useCan()('create', orders);
  const { createLink = '' } = useListOptions();
  const { isBusy, view } = useDocuments(order);
  useScanner(region, (scanned) => void navigate(createLink, { state: { scanned } }), mayCreate);
  return (
    <Stack ref={region} sx={{ gap: 1 }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <NextStepButton isNext aria-disabled={isBusy} onClick={() => isBusy || void view('receipt')}>
          {translate('salesPayments.papers.view_receipt')}
        </NextStepButton>
        {mayCreate && (
          <Button variant="outlined" component={Link} to={createLink}>
            {translate('salesPayments.next_sale')}
          </Button>
        )}
      </Stack>
      {mayCreate && (
        <Typography variant="body2" color="text.secondary">
          {translate('salesPayments.scan_next')}
        </Typography>
      )}
    </Stack>
  );
}
