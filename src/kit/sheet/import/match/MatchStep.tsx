import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { StepHeading } from '../StepHeading.tsx';
import { ColumnRow } from './ColumnRow.tsx';
import { keepChoice, keptChoice } from './keptChoice.ts';
import { problemsOf, type ColumnChoice } from './layout.ts';
import type { UnmatchedSheet } from './matchSheet.ts';
import { useChoiceProblems } from './useChoiceProblems.ts';

interface MatchStepProps {
  fileName: string;
  unmatched: UnmatchedSheet;
  columnText: (column: string) => string;
  onMatched: (choice: ColumnChoice) => void;
  /** Selects another file. */
  onOther: () => void;
}

/** Asks what each column of a sheet is, if its headings do not say it. */
export function MatchStep({ fileName, unmatched, columnText, onMatched, onOther }: MatchStepProps) {
  const translate = useTranslate();
  const { columns, layout, found } = unmatched;
  const [choice, setChoice] = useState(() => keptChoice(fileName, unmatched) ?? found);
  const problems = useChoiceProblems(problemsOf(choice, layout), columnText);
  const problemsId = useId();
  const choose = (at: number, key: string | undefined) => {
    const next = choice.with(at, key);
    keepChoice(fileName, unmatched, next);
    setChoice(next);
  };
  const known = Object.keys(layout.headings).map((key) => ({ key, text: columnText(key) }));
  return (
    <>
      <DialogContent dividers>
        <Stack sx={{ gap: 2 }}>
          <StepHeading>{translate('sheetImport.match.title')}</StepHeading>
          <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {translate('sheetImport.match.hint', { file: fileName })}
          </Typography>
          <Stack component="ul" sx={{ gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
            {columns.map((column, at) => (
              <ColumnRow
                key={column.index}
                {...{ column, known }}
                chosen={choice[at]}
                onChoose={(key) => choose(at, key)}
              />
            ))}
          </Stack>
        </Stack>
      </DialogContent>
      <div role="status" id={problemsId}>
        {problems.length > 0 && (
          <Alert severity="warning" sx={{ borderRadius: 0 }}>
            {problems.map((problem) => (
              <div key={problem}>{problem}</div>
            ))}
          </Alert>
        )}
      </div>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button color="inherit" onClick={onOther}>
          {translate('sheetImport.other')}
        </Button>
        <Button
          variant="contained"
          disabled={problems.length > 0}
          aria-describedby={problemsId}
          onClick={() => onMatched(choice)}
        >
          {translate('sheetImport.continue')}
        </Button>
      </DialogActions>
    </>
  );
}
