import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSession } from '../../../authProvider/session.ts';
import type { VersionedRecord } from '../../../dataProvider/endpointsProvider.ts';
import { isHere, leftItemCode } from '../../../schemas/tickets/leftItems.ts';
import { mayTakeStep } from '../../../schemas/steps.ts';
import { ticketDevices, type TicketDevice } from '../../../schemas/tickets/ticketDevices.ts';
import { deviceText } from '../texts.ts';
import { useSteps } from '../work/useSteps.ts';

interface LeftThingsProps {
  devices: (TicketDevice & VersionedRecord)[];
  /** The number of a thing whose label was scanned; it is ticked off. */
  scanned?: number | undefined;
}

/** What was left with the devices and is still here, ticked off as it is given back. */
export function LeftThings({ devices, scanned }: LeftThingsProps) {
  const translate = useTranslate();
  const { who } = useSession();
  const { take, failure } = useSteps();
  const [chosen, setChosen] = useState<number[]>(scanned === undefined ? [] : [scanned]);
  const [isBusy, setIsBusy] = useState(false);
  const holding = devices.filter(
    (one) => one.left_items.some(isHere) && mayTakeStep(who, ticketDevices, 'giveBack', one),
  );
  if (holding.length === 0) return null;
  const numbersOf = ({ left_items }: TicketDevice) =>
    left_items.filter((item) => isHere(item) && chosen.includes(item.number)).map(({ number }) => number);
  const count = holding.flatMap(numbersOf).length;
  const giveBack = async () => {
    if (isBusy) return;
    setIsBusy(true);
    for (const one of holding) {
      const numbers = numbersOf(one);
      if (numbers.length > 0)
        await take(one.id, async () => ({
          step: 'giveBack',
          values: { numbers },
          done: 'bench.pick_up.given_back',
        }));
    }
    setIsBusy(false);
  };
  return (
    <Stack sx={{ gap: 1, mt: 2 }}>
      <Typography component="h3" sx={{ fontWeight: 500 }}>
        {translate('bench.rules.left_items')}
      </Typography>
      {holding.flatMap((one) =>
        one.left_items
          .filter(isHere)
          .map((item) => (
            <FormControlLabel
              key={item.number}
              label={[item.name, leftItemCode(one.number, item), deviceText(one, translate)].join(' · ')}
              sx={{ ml: 0, gap: 1, overflowWrap: 'anywhere' }}
              control={
                <Checkbox
                  checked={chosen.includes(item.number)}
                  onChange={(_, isChecked) =>
                    setChosen(
                      isChecked
                        ? [...chosen, item.number]
                        : chosen.filter((number) => number !== item.number),
                    )
                  }
                />
              }
            />
          )),
      )}
      <div>
        <Button
          variant="outlined"
          aria-disabled={isBusy}
          disabled={count === 0}
          onClick={() => void giveBack()}
        >
          {translate('bench.pick_up.give_back', { smart_count: count })}
        </Button>
      </div>
      {failure && <Alert severity="error">{failure}</Alert>}
    </Stack>
  );
}
