import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { InputProps } from '../../../kit/slots.ts';
import { ServiceList } from './ServiceList.tsx';
import ServiceSearch from './ServiceSearch.tsx';
import { useServices } from './useServices.ts';

interface ServicesInputProps extends Partial<InputProps> {
  /** The product of the device, whose services are offered first. */
  productId?: string | null;
}

/** The services of a device: of the price list, a diagnosis, or in free words, with their sum. */
export default function ServicesInput({
  source = 'services',
  readOnly = false,
  productId,
}: ServicesInputProps) {
  const translate = useTranslate();
  const id = useId();
  const { services, hasDiagnosis, add, addDiagnosis, addNamed, remove, errors } = useServices(source);
  const removal = (_: unknown, index: number) => (
    <IconButton
      size="small"
      aria-label={translate('intake.services.remove', { name: services[index]?.name })}
      onClick={() => remove(index)}
    >
      <Close fontSize="small" />
    </IconButton>
  );
  return (
    <div role="group" data-wide aria-labelledby={id} style={{ display: 'grid', gap: 8 }}>
      <Typography id={id} component="h3" variant="subtitle2">
        {translate('intake.services.title')}
      </Typography>
      {!readOnly && <ServiceSearch key={productId} productId={productId} onChosen={add} onNamed={addNamed} />}
      {!readOnly && !hasDiagnosis && (
        <Button size="small" sx={{ justifySelf: 'start' }} onClick={addDiagnosis}>
          {translate('intake.services.diagnose')}
        </Button>
      )}
      {errors.map((error) => (
        <FormHelperText key={error} error role="alert">
          {error}
        </FormHelperText>
      ))}
      <ServiceList services={services} action={readOnly ? undefined : removal} />
    </div>
  );
}
