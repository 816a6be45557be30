import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import { useGetList, useTranslate, type RaRecord } from 'react-admin';
import { get, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { isInvalidImei, isSerialLike, normalizeSerial } from '../../../schemas/inventory/codes.ts';
import { SearchField } from '../../../kit/picker/SearchField.tsx';
import { OptionLines } from '../../../kit/picker/OptionLines.tsx';
import { useCodeLookup } from '../../../kit/scan/useCodeLookup.ts';
import { devices, type Device } from '../../../schemas/tickets/devices.ts';
import { newDevice, type NewTicketDevice } from '../../../schemas/tickets/tickets.ts';
import { KnownDevice } from './KnownDevice.tsx';
import { NewDeviceFields } from './NewDeviceFields.tsx';
import { useDeviceSearch, type FoundDevice } from './useDeviceSearch.ts';
import { useOfDevice, useOfDevices } from './useOfDevices.ts';

const idOf = ({ device_id }: NewTicketDevice) => device_id;
const namesOf = ({ device_id, name, serial }: NewTicketDevice) => ({ device_id, name, serial });

/** Which device it is: one of the customer's, found by scan, number or name, or a new one. */
export function DeviceFinder({ name }: { name: string }) {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const device = useOfDevice(name, namesOf);
  const { search, findBySerial } = useDeviceSearch();
  const { errors } = useFormState({ name });
  const set = (values: Partial<NewTicketDevice>) => {
    for (const [key, value] of Object.entries(values))
      setValue(`${name}.${key}`, value, { shouldDirty: true, shouldValidate: true });
  };
  const chooseTyped = (typed: string) =>
    set(isSerialLike(typed) ? { serial: normalizeSerial(typed), name: null } : { name: typed });
  const codes = useCodeLookup(async (code) => {
    const found = await findBySerial(normalizeSerial(code));
    if (found) set({ device_id: found.id, product_id: found.product_id });
    else chooseTyped(code);
    return undefined;
  }, translate('messages.load_failed'));
  const isChosen = device.device_id || device.name !== null || device.serial !== null;
  const ofDevice: unknown = get(errors, `${name}.device_id.message`);
  const message = ofDevice ?? (isChosen ? undefined : (get(errors, `${name}.name.message`) as unknown));
  return (
    <div>
      {device.device_id ? (
        <KnownDevice id={device.device_id} />
      ) : isChosen ? (
        <NewDeviceFields name={name} isWrong={isInvalidImei(normalizeSerial(device.serial ?? ''))} />
      ) : (
        <Stack sx={{ gap: 1 }}>
          <SearchField<FoundDevice>
            label={translate('intake.device.search')}
            search={search}
            codes={codes}
            nameOf={(one) => one.name}
            keyOf={(one) => one.id}
            groupOf={({ kind }) => translate(`intake.device.${kind}`)}
            renderResult={(one) => <OptionLines name={one.name} details={one.details} />}
            onChosen={({ kind, id, product_id, name: text }) =>
              set(kind === 'known' ? { device_id: id, product_id } : { product_id: id, name: text })
            }
            create={{
              labelOf: (typed) => translate('intake.device.new', { name: typed }),
              onChosen: chooseTyped,
            }}
          />
          <OwnDevices onChosen={({ id, product_id }) => set({ device_id: id, product_id })} />
        </Stack>
      )}
      {typeof message === 'string' && (
        <FormHelperText error role="alert">
          {message}
        </FormHelperText>
      )}
      {isChosen && (
        <Button
          size="small"
          sx={{ mt: 0.5 }}
          onClick={() => {
            const { problem: _, services: __, ...none } = newDevice;
            set(none);
          }}
        >
          {translate('intake.device.other')}
        </Button>
      )}
    </div>
  );
}

/** The customer's devices, each a tap. */
function OwnDevices({ onChosen }: { onChosen: (device: Device) => void }) {
  const translate = useTranslate();
  const customer_id = useWatch({ name: 'customer_id' }) as string | null;
  const chosen = useOfDevices(idOf);
  const { data = [] } = useGetList<RaRecord<string> & Device>(
    devices.name,
    { filter: { customer_id }, pagination: { page: 1, perPage: 10 }, sort: devices.defaultSort },
    { enabled: customer_id !== null },
  );
  const left = customer_id ? data.filter(({ id }) => !chosen.includes(id)) : [];
  if (left.length === 0) return null;
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={translate('intake.device.own')}
      sx={{ gap: 1, flexWrap: 'wrap' }}
    >
      {left.map((one) => (
        <Button
          key={one.id}
          variant="outlined"
          sx={{ textTransform: 'none', whiteSpace: 'normal', overflowWrap: 'anywhere' }}
          onClick={() => onChosen(one)}
        >
          {[one.name, one.serial && `…${one.serial.slice(-4)}`].filter(Boolean).join(' ')}
        </Button>
      ))}
    </Stack>
  );
}
