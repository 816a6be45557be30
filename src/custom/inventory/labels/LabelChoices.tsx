import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Choice } from '../../../kit/Choice.tsx';
import { papers, placesOn, sheets, type Paper } from './labelSheets.ts';

/** One file holds so many labels at most. */
export const maxLabels = 3000;

interface LabelChoicesProps {
  paper: Paper;
  copies: number;
  first: number;
  /** So many copies of each are possible. */
  most: number;
  onPaper: (paper: Paper) => void;
  onCopies: (copies: number) => void;
  onFirst: (place: number) => void;
}

const text = (key: string) => `itemLabels.${key}`;

/** On what labels are printed, how often, and from where on. */
export function LabelChoices({ paper, copies, first, most, onPaper, onCopies, onFirst }: LabelChoicesProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState(String(copies));
  const typedCopies = Number(typed);
  const isWrong = !Number.isInteger(typedCopies) || typedCopies < 1 || typedCopies > most;
  return (
    <Stack sx={{ gap: 2 }}>
      <Choice label={translate(text('paper'))} value={paper} onChange={(value) => onPaper(value as Paper)}>
        {papers.map((one) => (
          <option key={one} value={one}>
            {translate(text(`papers.${one}`))}
          </option>
        ))}
      </Choice>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
        <TextField
          fullWidth
          label={translate(text('copies'))}
          value={typed}
          error={isWrong}
          helperText={isWrong && translate(text('copies_wrong'), { limit: most })}
          onChange={({ target }) => {
            setTyped(target.value);
            const value = Number(target.value);
            if (Number.isInteger(value) && value >= 1 && value <= most) onCopies(value);
          }}
          slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
        />
        {paper !== 'label' && (
          <Choice
            label={translate(text('first'))}
            value={String(first)}
            onChange={(value) => onFirst(Number(value))}
          >
            {Array.from({ length: placesOn(paper) }, (_, place) => (
              <option key={place} value={place}>
                {translate(text('place'), {
                  row: Math.floor(place / sheets[paper].columns) + 1,
                  column: (place % sheets[paper].columns) + 1,
                })}
              </option>
            ))}
          </Choice>
        )}
      </Stack>
    </Stack>
  );
}
