import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useFieldArray } from 'react-hook-form';
import { Card } from '../../../kit/Card.tsx';
import { newDevice } from '../../../schemas/tickets/tickets.ts';
import { DeviceFinder } from './DeviceFinder.tsx';
import { DeviceSections } from './DeviceSections.tsx';
import { Problem } from './Problem.tsx';

/** The devices to take in, each with what is wrong with it. */
export function Devices() {
  const translate = useTranslate();
  const { fields, append, remove } = useFieldArray({ name: 'new_devices' });
  const isSeveral = fields.length > 1;
  return (
    <>
      {fields.map(({ id }, index) => (
        <Card
          key={id}
          title={translate(isSeveral ? 'intake.device.numbered' : 'intake.device.title', {
            number: index + 1,
          })}
          action={
            isSeveral && (
              <Button size="small" onClick={() => remove(index)}>
                {translate('intake.device.remove')}
              </Button>
            )
          }
        >
          <DeviceFinder name={`new_devices.${index}`} />
          <Problem name={`new_devices.${index}`} />
          <DeviceSections name={`new_devices.${index}`} />
        </Card>
      ))}
      <Button startIcon={<Add />} sx={{ justifySelf: 'start' }} onClick={() => append(newDevice)}>
        {translate('intake.device.add')}
      </Button>
    </>
  );
}
