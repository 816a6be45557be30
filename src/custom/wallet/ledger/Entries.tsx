import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useCents } from '../../../kit/fields/useCents.ts';
import type { Transaction } from '../../../schemas/wallet/transactions.ts';
import { Figures } from '../registers/Figures.tsx';

/** Debit and credit entries of a transaction. */
export function Entries({ transaction: { entries, amount } }: { transaction: Transaction }) {
  const translate = useTranslate();
  const cents = useCents();
  const text = (key: string) => translate(`wallet.ledger.${key}`);
  return (
    <>
      <Typography component="h3" variant="subtitle2" sx={{ mt: 3, mb: 1 }}>
        {translate('resources.transactions.fields.entries')}
      </Typography>
      <Figures
        head={[text('account'), text('debit'), text('credit')]}
        rows={entries.map((entry) => [
          translate(`wallet.accounts.${entry.account}`),
          entry.amount > 0 ? cents(entry.amount) : '',
          entry.amount < 0 ? cents(-entry.amount) : '',
        ])}
        sum={[translate('wallet.tills.total'), cents(amount), cents(amount)]}
      />
    </>
  );
}
