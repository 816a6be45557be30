import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { duplicateChoices, type DuplicateChoice } from '../../../schemas/globalCatalog/import.ts';
import { useImportText } from '../imports/useImportText.ts';
import type { Kind } from '../kinds.ts';
import { Matches, type Match } from './Matches.tsx';
import type { Preview } from './useDryRun.ts';

interface ImportSummaryProps {
  kind: Kind;
  dryRun: Preview;
  /** How possible duplicates are treated. */
  choice: DuplicateChoice;
  onChoose: (choice: DuplicateChoice) => void;
}

/** Lists how many items an import creates, which exist already, and which may be duplicates, with reasons. */
export function ImportSummary({ kind, dryRun, choice, onChoose }: ImportSummaryProps) {
  const translate = useTranslate();
  const { counted } = useImportText();
  const id = useId();
  const matching = (outcome: Match['outcome']) =>
    dryRun.items.filter((one): one is Match => one.outcome === outcome && 'of' in one);
  const existing = matching('EXISTS');
  const duplicates = matching('POSSIBLE_DUPLICATE');
  const created = dryRun.items.length - existing.length - (choice === 'CREATE' ? 0 : duplicates.length);
  return (
    <Stack component="section" aria-labelledby={`${id}title`} sx={{ gap: 1, mt: 2 }}>
      <Typography id={`${id}title`} component="h3" variant="subtitle1">
        {translate('globalCatalog.summary.title')}
      </Typography>
      <Typography role="status">{counted('summary.created', created)}</Typography>
      {existing.length > 0 && (
        <div>
          <Typography>{counted('summary.existing', existing.length)}</Typography>
          <Matches kind={kind} title="globalCatalog.summary.list_existing" matches={existing} />
        </div>
      )}
      {duplicates.length > 0 && (
        <div>
          <Typography>{counted('summary.duplicates', duplicates.length)}</Typography>
          <Matches kind={kind} title="globalCatalog.summary.list_duplicates" matches={duplicates} />
          <FormLabel id={`${id}choice`} sx={{ display: 'block', mt: 2 }}>
            {translate('globalCatalog.summary.choice')}
          </FormLabel>
          <RadioGroup
            aria-labelledby={`${id}choice`}
            value={choice}
            onChange={(_, value) => onChoose(value as DuplicateChoice)}
          >
            {duplicateChoices.map((one) => (
              <FormControlLabel
                key={one}
                value={one}
                control={<Radio size="small" />}
                label={translate(`globalCatalog.summary.choices.${one}`)}
              />
            ))}
          </RadioGroup>
        </div>
      )}
      {dryRun.missing > 0 && <Typography>{counted('summary.missing', dryRun.missing)}</Typography>}
    </Stack>
  );
}
