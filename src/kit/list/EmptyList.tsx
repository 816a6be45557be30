import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactElement } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import type { Model } from '../../schemas/model.ts';
import { CreateButton } from './CreateButton.tsx';

interface EmptyListProps {
  model: Model;
  /** Leads to a new record. */
  create?: ReactElement;
}

/** Says why there is nothing to see, and offers the way on. */
export function EmptyList({ model, create = <CreateButton model={model} /> }: EmptyListProps) {
  const { filterValues, setFilters } = useListContext();
  const translate = useTranslate();
  const isFiltered = Object.keys(filterValues).length > 0;
  return (
    <Stack role="status" sx={{ alignItems: 'center', gap: 2, py: 8, px: 2, textAlign: 'center' }}>
      <Typography color="text.secondary">{translate('list.empty')}</Typography>
      {isFiltered ? (
        <Button variant="outlined" onClick={() => setFilters({}, {})}>
          {translate('list.clear_all')}
        </Button>
      ) : (
        create
      )}
    </Stack>
  );
}
