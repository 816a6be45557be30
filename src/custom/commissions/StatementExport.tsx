import { useListContext, useTranslate } from 'react-admin';
import { useLocale } from '../../i18n/useLocale.ts';
import { ComputedText } from '../../kit/fields/ComputedText.tsx';
import { numberText } from '../../kit/fields/numberText.ts';
import { TextValue } from '../../kit/fields/TextValue.tsx';
import { ExportButton } from '../../kit/list/ExportButton.tsx';
import type { ColumnElement } from '../../kit/slots.ts';
import { commissions } from '../../schemas/commissions/commissions.ts';
import { monthText } from './months.ts';
import { useSums } from './useSums.ts';
import { rateText } from './values.tsx';

const columns = [
  <TextValue source="day" />,
  <ComputedText source="order_no" text={numberText('order_no')} />,
  <TextValue source="person" />,
  <TextValue source="name" />,
  <TextValue source="kind" />,
  <TextValue source="event" />,
  <TextValue source="quantity" />,
  <TextValue source="net" />,
  <ComputedText source="rate" text={rateText} />,
  <TextValue source="amount" />,
] as ColumnElement[];

/** Exports the statement with month and person in name and heading, and totals at the end. */
export function StatementExport() {
  const translate = useTranslate();
  const locale = useLocale();
  const { filterValues } = useListContext();
  const { data = [] } = useSums();
  const month = filterValues.month as string | undefined;
  const person = data.find(({ staff_id }) => staff_id === filterValues.staff_id)?.person;
  const name = translate('resources.commissions.name', { smart_count: 2 });
  const title = [name, person, month && monthText(month, locale)].filter(Boolean).join(', ');
  const fileName = [name, person, month].filter(Boolean).join(' ');
  return (
    <ExportButton
      model={commissions}
      columns={columns}
      sums={['net', 'amount']}
      title={title}
      fileName={`${fileName} `}
    />
  );
}
