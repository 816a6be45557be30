import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useLocale } from '../../../i18n/useLocale.ts';
import { viewFile } from '../../../kit/export/viewFile.ts';
import { useBusy } from '../../../kit/useBusy.ts';
import type { TradeRequest } from '../../../schemas/trade/requests.ts';
import { useTradeCalls } from '../calls.ts';

/** Opens the seller's receipt for printing. */
export function ReceiptButton({ request: { id, number } }: { request: TradeRequest }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { getTradeReceipt } = useTradeCalls();
  const { isBusy, busy } = useBusy('salesPayments.papers.failed');
  const view = () =>
    busy(() =>
      viewFile(
        () => getTradeReceipt({ params: { id }, query: { locale } }),
        `${translate('trade.receipt.file', { number })}.pdf`,
      ),
    );
  return (
    <Button
      variant="outlined"
      size="small"
      startIcon={<ReceiptLong />}
      disabled={isBusy}
      onClick={() => void view()}
    >
      {translate('trade.receipt.view')}
    </Button>
  );
}
