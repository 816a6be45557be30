import Alert from '@mui/material/Alert';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useCents } from '../../../kit/fields/useCents.ts';
import type { Register } from '../../../schemas/wallet/registers.ts';
import { CashSums } from './CashSums.tsx';
import { useRegisterReport } from './useRegisterReport.ts';

interface DifferenceProps {
  register: Register;
  counted: number;
  note: string;
  onNote: (note: string) => void;
}

/** Expected and counted cash, and the difference. */
export function Difference({ register, counted, note, onNote }: DifferenceProps) {
  const translate = useTranslate();
  const cents = useCents();
  const { data } = useRegisterReport(register.id);
  const expected = data?.cash.expected ?? register.expected;
  const difference = counted - expected;
  const words = difference === 0 ? 'exact' : difference > 0 ? 'over' : 'short';
  return (
    <>
      <CashSums cash={data?.cash} register={register} counted={counted} />
      <Alert severity={difference === 0 ? 'success' : 'warning'} sx={{ my: 2 }}>
        {translate(`wallet.tills.difference.${words}`, { amount: cents(Math.abs(difference)) })}
      </Alert>
      <TextField
        fullWidth
        multiline
        autoFocus
        label={translate(
          difference === 0 ? 'resources.registers.fields.note' : 'wallet.tills.difference.why',
        )}
        value={note}
        onChange={({ target }) => onNote(target.value)}
        slotProps={{ htmlInput: { maxLength: 2000 } }}
      />
    </>
  );
}
