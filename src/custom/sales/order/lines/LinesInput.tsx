import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import type { InputProps } from '../../../../kit/slots.ts';
import type { Order } from '../../../../schemas/sales/orders.ts';
import { LinesEditor } from './LinesEditor.tsx';
import { LinesTable } from './LinesTable.tsx';

/** The lines of an order: editable while it is open, a table afterwards. */
export function LinesInput({ readOnly = false }: Partial<InputProps>) {
  const translate = useTranslate();
  const id = useId();
  const record = useRecordContext<Order>();
  return (
    <div role="group" data-wide aria-labelledby={id}>
      <Typography id={id} component="h2" variant="h3" sx={{ mt: 1, mb: 1.5 }}>
        {translate('sales.lines.title')}
      </Typography>
      {readOnly ? <LinesTable lines={record?.lines ?? []} /> : <LinesEditor />}
    </div>
  );
}
