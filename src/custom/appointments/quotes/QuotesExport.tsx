import { useMemo } from 'react';
import { useCan } from '../../../authProvider/useCan.ts';
import { quoteExport, quotes } from '../../../schemas/appointments/quotes.ts';
import { customerName, servicesText } from '../details/appointmentTexts.ts';
import { useLookups } from '../../store/index.ts';
import { ComputedText } from '../../../kit/fields/ComputedText.tsx';
import { PhoneValue } from '../../../kit/fields/PhoneValue.tsx';
import { TextValue } from '../../../kit/fields/TextValue.tsx';
import { ExportButton } from '../../../kit/list/ExportButton.tsx';
import type { ColumnElement } from '../../../kit/slots.ts';

/** Exports the quotes with columns of their own (contract 4 §2.4, §9). */
export function QuotesExport() {
  const may = useCan();
  const { textOf } = useLookups();
  const columns = useMemo(
    () =>
      [
        <ComputedText source="type" text={({ type }) => textOf('TYPE', String(type))} />,
        <ComputedText source="name" label="resources.quotes.columns.name" text={customerName} />,
        <TextValue source="customer_email" />,
        <PhoneValue source="customer_phone" />,
        <ComputedText source="repairs" text={servicesText} />,
        <ComputedText
          source="customer_contact_method"
          text={({ customer_contact_method: code }) => textOf('CONTACT_METHOD', String(code))}
        />,
        <TextValue source="booking_date" />,
        <TextValue source="selected_date" />,
      ] as ColumnElement[],
    [textOf],
  );
  if (!may('list', quoteExport)) return null;
  return <ExportButton model={quotes} columns={columns} fileName="Appointment_Quote_" pageSize={50} />;
}
