import { useTranslate } from 'react-admin';
import { useLocale } from '../../../i18n/useLocale.ts';
import { saveFile } from '../../../kit/export/saveFile.ts';
import { viewFile } from '../../../kit/export/viewFile.ts';
import { useBusy } from '../../../kit/useBusy.ts';
import type { Order } from '../../../schemas/sales/orders.ts';
import { useComposer } from '../../mail/index.ts';
import { usePaymentCalls, type Paper } from './calls.ts';

/** What is done with an order's invoice and receipt. */
export function usePapers(order: Order) {
  const translate = useTranslate();
  const locale = useLocale();
  const { getPaper } = usePaymentCalls();
  const { mayWrite, open } = useComposer();
  const { isBusy, busy } = useBusy('salesPayments.papers.failed');
  const name = (paper: Paper) => translate(`salesPayments.papers.${paper}`, { number: order.order_no });
  const load = (paper: Paper) => getPaper(order.id, paper, locale);

  const view = (paper: Paper) => busy(() => viewFile(() => load(paper), `${name(paper)}.pdf`));
  const download = (paper: Paper) => busy(async () => saveFile(await load(paper), `${name(paper)}.pdf`));
  const mail = (paper: Paper) =>
    busy(async () => {
      const file = await load(paper);
      const { customer_id, customer_first_name, customer_last_name, customer_email, customer_phone } = order;
      open({
        to: customer_email
          ? [{ name: joined(customer_first_name, customer_last_name), address: customer_email }]
          : [],
        subject: name(paper),
        text: translate(`salesPayments.papers.mail.${paper}`, { number: order.order_no }),
        locationId: order.location_id,
        customer: {
          id: customer_id,
          first_name: customer_first_name,
          last_name: customer_last_name,
          email: customer_email,
          phone: customer_phone,
        },
        files: [new File([file], `${name(paper)}.pdf`, { type: 'application/pdf' })],
      });
    });
  return { mayWrite, isBusy, view, download, mail };
}

const joined = (...names: (string | null)[]) => names.filter(Boolean).join(' ');
