import Stack from '@mui/material/Stack';
import { useParams } from 'react-router-dom';
import { Columns } from '../../../kit/profile/Columns.tsx';
import { Profile } from '../../../kit/profile/Profile.tsx';
import { registers, type Register } from '../../../schemas/wallet/registers.ts';
import { TillCash } from './RegisterCash.tsx';
import { TillCount } from './RegisterCount.tsx';
import { TillFacts } from './RegisterFacts.tsx';
import { TillHeader } from './RegisterHeader.tsx';
import { TillMovements } from './RegisterMovements.tsx';
import { TillPayments } from './RegisterPayments.tsx';

/** A till: what is in it, what was paid at it, and how its cash moved. */
export default function TillPage() {
  const { id = '' } = useParams();
  return (
    <Profile<Register> model={registers} id={id} failed="wallet.tills.failed" header={TillHeader}>
      {(till) => (
        <Columns>
          <Stack sx={{ gap: 3 }}>
            <TillCash till={till} />
            <TillFacts till={till} />
            {till.denominations && <TillCount till={till} />}
          </Stack>
          <Stack sx={{ gap: 3, minWidth: 0 }}>
            <TillPayments id={id} />
            <TillMovements id={id} />
          </Stack>
        </Columns>
      )}
    </Profile>
  );
}
