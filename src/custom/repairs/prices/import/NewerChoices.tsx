import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslate } from 'react-admin';
import type { Choices } from '../choices.ts';
import type { Plan } from '../types.ts';

interface NewerChoicesProps {
  plan: Plan;
  choices: Choices;
  onChange: (choices: Choices) => void;
}

/** Services created, changed or removed since the export stay unchanged unless the user ticks them. */
export function NewerChoices({ plan: { newer, exportedAt }, choices, onChange }: NewerChoicesProps) {
  const translate = useTranslate();
  const counts: Record<keyof Choices, number> = {
    overwriteNewer: newer.update,
    recreateDeleted: newer.create,
    removeNewer: newer.remove + newer.duplicate,
  };
  const asked = (['overwriteNewer', 'recreateDeleted', 'removeNewer'] as const).filter(
    (choice) => counts[choice] > 0,
  );
  if (asked.length === 0) return null;
  return (
    <Alert severity="warning" role="group">
      {translate(exportedAt ? 'priceMatrix.newer.text' : 'priceMatrix.newer.not_dated')}
      {asked.map((choice) => (
        <FormControlLabel
          key={choice}
          sx={{ display: 'flex', mt: 1, ml: 0, gap: 1 }}
          control={
            <Checkbox
              size="small"
              sx={{ p: 0 }}
              checked={choices[choice]}
              onChange={(_, checked) => onChange({ ...choices, [choice]: checked })}
            />
          }
          label={translate(`priceMatrix.newer.${choice}`, { smart_count: counts[choice] })}
        />
      ))}
    </Alert>
  );
}
