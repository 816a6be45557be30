import Add from '@mui/icons-material/Add';
import Button, { type ButtonProps } from '@mui/material/Button';
import { useLayoutEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import { forgetFiles } from '../../../keptFiles.ts';
import { Card } from '../../../kit/Card.tsx';
import { newDevice } from '../../../schemas/tickets/tickets.ts';
import { keptKeys } from '../offline/keptPhotos.ts';
import { DeviceFinder } from './DeviceFinder.tsx';
import { DeviceSections } from './DeviceSections.tsx';
import { Problem } from './Problem.tsx';

/** The devices to take in, each with what is wrong with it. */
export function Devices() {
  const translate = useTranslate();
  const { getValues } = useFormContext();
  const { fields, append, remove } = useFieldArray({ name: 'new_devices' });
  /** The devices in their order: a removal moves those after it at once, before they are rendered again. */
  const keys = useRef<string[]>([]);
  useLayoutEffect(() => {
    keys.current = fields.map(({ id }) => id);
    return () => {
      keys.current = [];
    };
  }, [fields]);
  const nameOf = (key: string) => {
    const index = keys.current.indexOf(key);
    return index === -1 ? undefined : `new_devices.${index}`;
  };
  const removeDevice = (key: string, index: number) => {
    void forgetFiles(keptKeys({ new_devices: [getValues(`new_devices.${index}`)] }));
    keys.current = keys.current.filter((one) => one !== key);
    remove(index);
  };
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
              <ChangeButton size="small" onClick={() => removeDevice(id, index)}>
                {translate('intake.device.remove')}
              </ChangeButton>
            )
          }
        >
          <DeviceFinder name={`new_devices.${index}`} />
          <Problem name={`new_devices.${index}`} />
          <DeviceSections name={`new_devices.${index}`} currentName={() => nameOf(id)} />
        </Card>
      ))}
      <ChangeButton startIcon={<Add />} sx={{ justifySelf: 'start' }} onClick={() => append(newDevice)}>
        {translate('intake.device.add')}
      </ChangeButton>
    </>
  );
}

/** A button that changes the devices: not while the ticket is sent. */
function ChangeButton(props: ButtonProps) {
  const { isSubmitting } = useFormState();
  return <Button {...props} disabled={isSubmitting} />;
}
