import { useTranslate } from 'react-admin';
import { useLocale } from '../../../i18n/useLocale.ts';
import { PdfStatus } from '../../../kit/print/PdfStatus.tsx';
import { PrintDialog } from '../../../kit/print/PrintDialog.tsx';
import { usePdfFile } from '../../../kit/print/usePdfFile.ts';
import { useSalesCalls } from '../calls.ts';

interface InvoicesDialogProps {
  ids: string[];
  onClose: () => void;
}

const texts = 'salesList.invoices';

/** Builds the orders' invoices as one file; the user prints it. */
export default function InvoicesDialog({ ids, onClose }: InvoicesDialogProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { getInvoices } = useSalesCalls();
  const count = ids.length;
  const pdf = usePdfFile(['orders', 'invoices', ids, locale], (signal) =>
    getInvoices({ query: { ids, locale }, signal }),
  );
  const name = translate('salesList.invoices.file', { smart_count: count });
  return (
    <PrintDialog {...{ texts, count, name, onClose }} file={pdf.file} url={pdf.url}>
      <PdfStatus {...{ pdf, texts, count }} />
    </PrintDialog>
  );
}
