import Alert from '@mui/material/Alert';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { Model } from '../../schemas/model.ts';
import type { ValidationError } from '../../schemas/validate.ts';
import { sourceOf, type Slot } from '../slots.ts';
import { serverErrorType } from './ClearFixedErrors.tsx';
import { toFieldName } from './toFieldName.ts';
import { useErrorText } from './useErrorText.ts';

interface ServerErrorsProps {
  model: Model;
  problems: ValidationError[];
  shown: Slot[];
}

/** Sets the service's errors on their fields; errors of fields without an input appear above the form. */
export function ServerErrors({ model, problems, shown }: ServerErrorsProps) {
  const { setError } = useFormContext();
  const translate = useTranslate();
  const errorText = useErrorText(model);
  useEffect(() => {
    problems.forEach((problem, index) =>
      setError(
        toFieldName(problem.path),
        { type: serverErrorType, message: errorText(problem) },
        { shouldFocus: index === 0 },
      ),
    );
  }, [problems, setError, errorText]);

  const sources = new Set(shown.map(sourceOf));
  const elsewhere = problems.filter(({ path }) => !sources.has(toFieldName(path).split('.')[0] ?? ''));
  if (elsewhere.length === 0) return null;
  return (
    <Alert severity="error" sx={{ mb: 2 }}>
      {translate('dialog.other_errors')}
      <ul>
        {elsewhere.map((problem) => (
          <li key={problem.path + problem.code}>
            {translate(`resources.${model.name}.fields.${toFieldName(problem.path)}`, {
              _: toFieldName(problem.path),
            })}
            : {errorText(problem)}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
