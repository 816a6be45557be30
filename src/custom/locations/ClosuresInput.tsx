import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useFieldArray } from 'react-hook-form';
import { useLocale } from '../../i18n/useLocale.ts';
import type { InputProps } from '../../kit/slots.ts';
import { ClosureLine } from './ClosureLine.tsx';
import { ClosureRow } from './closureStyles.ts';
import { closureText, dayName, newClosure } from './closureText.ts';
import { ConfirmDependents } from './dependents/ConfirmDependents.tsx';
import { useClosure } from './useClosure.ts';
import { useCanSeeHours } from './useCanSeeHours.ts';

const source = 'closures';

/** Closures and special days. Rendered only for users who may see opening hours. */
export default function ClosuresInput({ readOnly = false }: Partial<InputProps>) {
  const translate = useTranslate();
  const titleId = useId();
  const seesHours = useCanSeeHours();
  const { fields, append, remove } = useFieldArray({ name: source });
  if (!seesHours) return <ConfirmDependents />;
  return (
    <div role="group" data-wide aria-labelledby={titleId}>
      <ConfirmDependents />
      <Typography id={titleId} component="h3" variant="subtitle2" sx={{ mt: 1 }}>
        {translate('resources.locations.fields.closures')}
      </Typography>
      {fields.length === 0 && (
        <Typography color="text.secondary" sx={{ py: 1 }}>
          {translate('resources.locations.closures.none')}
        </Typography>
      )}
      {fields.map(({ id }, index) =>
        readOnly ? (
          <ClosureText key={id} index={index} />
        ) : (
          <ClosureLine key={id} index={index} onRemove={() => remove(index)} />
        ),
      )}
      {!readOnly && (
        <Button
          startIcon={<Add />}
          onClick={() => append(newClosure, { focusName: `${source}.${fields.length}.date` })}
        >
          {translate('resources.locations.closures.add')}
        </Button>
      )}
    </div>
  );
}

function ClosureText({ index }: { index: number }) {
  const translate = useTranslate();
  const locale = useLocale();
  const closure = useClosure(index);
  return (
    <ClosureRow>
      <span>{dayName(closure, locale)}</span>
      <span className="text">{closureText(closure, { locale, translate })}</span>
    </ClosureRow>
  );
}
