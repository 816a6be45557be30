import PictureAsPdf from '@mui/icons-material/PictureAsPdfOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useLocale } from '../../../i18n/useLocale.ts';
import { saveFile } from '../../../kit/export/saveFile.ts';
import { iconOnPhone } from '../../../kit/list/iconOnPhone.ts';
import { useBusy } from '../../../kit/useBusy.ts';
import type { Register } from '../../../schemas/wallet/registers.ts';
import { useWalletCalls } from '../calls.ts';

/** Downloads the register's report: the Z report if it is closed, else the X report. */
export function ReportButtons({ register }: { register: Register }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { getRegisterReportFile } = useWalletCalls();
  const { isBusy, busy } = useBusy('wallet.tills.report.failed');
  const kind = register.state === 'CLOSED' ? 'z' : 'x';
  const label = translate(`wallet.tills.report.${kind}`);
  const save = () =>
    busy(async () =>
      saveFile(
        await getRegisterReportFile({ params: { id: register.id }, query: { locale } }),
        `${kind}-${register.number}.pdf`,
      ),
    );
  return (
    <Button
      variant="outlined"
      startIcon={<PictureAsPdf />}
      disabled={isBusy}
      onClick={() => void save()}
      aria-label={label}
      sx={iconOnPhone}
    >
      <span className="label">{label}</span>
    </Button>
  );
}
