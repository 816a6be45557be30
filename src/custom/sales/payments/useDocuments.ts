import { useDataProvider, useTranslate } from 'react-admin';
import { wordsIn } from '../../../i18n/wordsIn.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { saveFile } from '../../../kit/export/saveFile.ts';
import { viewFile } from '../../../kit/export/viewFile.ts';
import { useBusy } from '../../../kit/useBusy.ts';
import { customers, type Customer } from '../../../schemas/customers/customers.ts';
import { mailLanguageOf } from '../../../schemas/mail/mail.ts';
import type { Order } from '../../../schemas/sales/orders.ts';
import { useComposer } from '../../mail/index.ts';
import { useSalesCalls, type OrderDocument } from '../calls.ts';

/** Views, downloads and mails an order's invoice and receipt. */
export function useDocuments(order: Order) {
  const translate = useTranslate();
  const locale = useLocale();
  const { getDocument } = useSalesCalls();
  const { mayWrite, open } = useComposer();
  const dataProvider = useDataProvider();
  const languageOf = (id: string) =>
    dataProvider.getOne<Customer>(customers.name, { id }).then(
      ({ data }) => mailLanguageOf(data.language),
      () => undefined,
    );
  const { isBusy, busy } = useBusy('salesPayments.papers.failed');
  const name = (paper: OrderDocument) =>
    translate(`salesPayments.papers.${paper}`, { number: order.order_no });
  const load = (paper: OrderDocument, spoken = locale) => getDocument(order.id, paper, spoken);

  const view = (paper: OrderDocument) => busy(() => viewFile(() => load(paper), `${name(paper)}.pdf`));
  const download = (paper: OrderDocument) =>
    busy(async () => saveFile(await load(paper), `${name(paper)}.pdf`));
  const mail = (paper: OrderDocument) =>
    busy(async () => {
      const { customer_id, customer_first_name, customer_last_name, customer_email, customer_phone } = order;
      // Document, subject and text are in the recipient's language.
      const language = customer_id === null ? undefined : await languageOf(customer_id);
      const say = language ? await wordsIn(language) : translate;
      const title = say(`salesPayments.papers.${paper}`, { number: order.order_no });
      const file = await load(paper, language);
      open({
        to: customer_email
          ? [{ name: joined(customer_first_name, customer_last_name), address: customer_email }]
          : [],
        subject: title,
        text: say(`salesPayments.papers.mail.${paper}`, { number: order.order_no }),
        locationId: order.location_id,
        customer: {
          id: customer_id,
          first_name: customer_first_name,
          last_name: customer_last_name,
          email: customer_email,
          phone: customer_phone,
          language,
        },
        files: [new File([file], `${title}.pdf`, { type: 'application/pdf' })],
      });
    });
  return { mayWrite, isBusy, view, download, mail };
}

const joined = (...names: (string | null)[]) => names.filter(Boolean).join(' ');
