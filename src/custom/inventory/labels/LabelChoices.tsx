import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Choice } from '../../../kit/Choice.tsx';
import { labelsPerPage } from '../../../kit/print/labelSheet.ts';
import { labelSheets, paperSizes, type PaperSize } from './labelSheets.ts';

/** Maximum number of labels in one file. */
export const maxLabels = 3000;

interface LabelChoicesProps {
  sheet: PaperSize;
  copies: number;
  first: number;
  /** Maximum number of copies of each label. */
  maxCopies: number;
  onSheet: (sheet: PaperSize) => void;
  onCopies: (copies: number) => void;
  onFirst: (position: number) => void;
}

const text = (key: string) => `itemLabels.${key}`;

/** Label sheet, copies and first position. */
export function LabelChoices({
  sheet,
  copies,
  first,
  maxCopies,
  onSheet,
  onCopies,
  onFirst,
}: LabelChoicesProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState(String(copies));
  const typedCopies = Number(typed);
  const isWrong = !Number.isInteger(typedCopies) || typedCopies < 1 || typedCopies > maxCopies;
  return (
    <Stack sx={{ gap: 2 }}>
      <Choice
        label={translate(text('paper'))}
        value={sheet}
        onChange={(value) => onSheet(value as PaperSize)}
      >
        {paperSizes.map((one) => (
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
          helperText={isWrong && translate(text('copies_wrong'), { limit: maxCopies })}
          onChange={({ target }) => {
            setTyped(target.value);
            const value = Number(target.value);
            if (Number.isInteger(value) && value >= 1 && value <= maxCopies) onCopies(value);
          }}
          slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
        />
        {sheet !== 'label' && (
          <Choice
            label={translate(text('first'))}
            value={String(first)}
            onChange={(value) => onFirst(Number(value))}
          >
            {Array.from({ length: labelsPerPage(labelSheets[sheet]) }, (_, position) => (
              <option key={position} value={position}>
                {translate(text('place'), {
                  row: Math.floor(position / labelSheets[sheet].columns) + 1,
                  column: (position % labelSheets[sheet].columns) + 1,
                })}
              </option>
            ))}
          </Choice>
        )}
      </Stack>
    </Stack>
  );
}
