import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { WorkCard } from './WorkCard.tsx';
import { PartRow } from './PartRow.tsx';
import { PartSearch } from './PartSearch.tsx';
import { useMayTakeStep } from './useMayTakeStep.ts';

/** Parts of the device: those that are wanted, reserved, built in, returned and broken. */
export default function Parts() {
  const translate = useTranslate();
  const mayWant = useMayTakeStep('wantPart');
  return (
    <WorkCard title={translate('bench.parts.title')}>
      {({ parts }) => (
        <Stack sx={{ gap: 1.5 }}>
          {mayWant && <PartSearch />}
          {parts.length === 0 ? (
            <Typography color="text.secondary">{translate('bench.parts.none')}</Typography>
          ) : (
            <Stack component="ul" sx={{ m: 0, p: 0, gap: 1, listStyle: 'none' }}>
              {parts.map((part) => (
                <PartRow key={part.id} part={part} />
              ))}
            </Stack>
          )}
        </Stack>
      )}
    </WorkCard>
  );
}
