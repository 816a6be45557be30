import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useCurrentLocation } from '../../../authProvider/currentLocation.ts';
import { useSession } from '../../../authProvider/session.ts';
import { useCents } from '../../../kit/fields/useCents.ts';
import { MoneyInput } from '../../../kit/form/inputs/MoneyInput.tsx';
import { SelectInput } from '../../../kit/form/inputs/SelectInput.tsx';
import { TextInput } from '../../../kit/form/inputs/TextInput.tsx';
import { SendDialog } from '../../../kit/form/SendDialog.tsx';
import { allows } from '../../../schemas/can.ts';
import type { Customer } from '../../../schemas/customers/customers.ts';
import { balanceKinds, type BalanceKind } from '../../../schemas/sales/states.ts';
import {
  changesBalances,
  type BalanceChange,
  type CustomerBalances,
} from '../../../schemas/wallet/balances.ts';
import { useChangeBalance } from './useChangeBalance.ts';

interface BalanceDialogProps {
  customer: Customer;
  direction: BalanceChange['direction'];
  balances: CustomerBalances | undefined;
  onClose: () => void;
}

/** Manually adds to or takes from a customer's store credit or gift balance, with a reason. */
export default function BalanceDialog({ customer, direction, balances, onClose }: BalanceDialogProps) {
  const translate = useTranslate();
  const places = useBalanceLocations();
  const { location } = useCurrentLocation();
  const words = `wallet.balances.${direction === 'GIVE' ? 'give' : 'take'}`;
  const { change, isBusy, isOpen, failure } = useChangeBalance(customer.id, `${words}.done`, onClose);
  const first = places.find((place) => place.id === location?.id) ?? places[0];
  const balance = direction === 'TAKE' && balances?.STORE_CREDIT === 0 ? 'GIFT' : 'STORE_CREDIT';
  const name = `${customer.first_name} ${customer.last_name}`;
  return (
    <SendDialog
      {...{ isBusy, isOpen, onClose }}
      title={translate(`${words}.title`, { name })}
      defaultValues={{ balance, amount: null, note: null, location_id: first?.id }}
      onSubmit={(values) => change({ ...values, direction } as Omit<BalanceChange, 'key'>)}
      submitLabel={translate(`${words}.label`)}
      failure={
        failure && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {failure}
          </Alert>
        )
      }
    >
      <Inputs balances={direction === 'TAKE' ? balances : undefined} places={places} />
    </SendDialog>
  );
}

/** The locations at which the staff member may change balances. */
function useBalanceLocations() {
  const { locations, who } = useSession();
  return locations.filter(
    ({ id, is_voided }) => !is_voided && allows(who, changesBalances, { location_id: id }),
  );
}

interface InputsProps {
  /** The balances to take from. */
  balances: CustomerBalances | undefined;
  places: ReturnType<typeof useBalanceLocations>;
}

function Inputs({ balances, places }: InputsProps) {
  const translate = useTranslate();
  const cents = useCents();
  const kind = useWatch({ name: 'balance' }) as BalanceKind;
  const available = balances?.[kind];
  return (
    <Stack sx={{ gap: 2 }}>
      <SelectInput
        isRequired
        source="balance"
        label="wallet.balances.kind"
        choices={balanceKinds.map((one) => ({ id: one, name: translate(`wallet.balances.kinds.${one}`) }))}
      />
      <MoneyInput
        isCents
        isRequired
        source="amount"
        label="resources.transactions.fields.amount"
        helperText={
          available === undefined
            ? undefined
            : translate('wallet.balances.there', { amount: cents(available) })
        }
        rules={{
          validate: (amount: unknown) =>
            typeof amount !== 'number' || amount <= 0
              ? translate('wallet.tills.amount_needed')
              : available !== undefined && amount > available
                ? translate('validation.balance_short')
                : true,
        }}
      />
      <TextInput
        isLong
        isRequired
        source="note"
        label="resources.transactions.steps.reverse.fields.note"
        rules={{
          validate: (note?: string | null) => (note?.trim() ? true : translate('validation.required')),
        }}
      />
      {places.length > 1 && (
        <SelectInput
          isRequired
          source="location_id"
          label="resources.transactions.fields.location_id"
          choices={places.map(({ id, location_name }) => ({ id, name: location_name }))}
        />
      )}
    </Stack>
  );
}
