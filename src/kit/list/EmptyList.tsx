import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactElement } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import type { Model } from '../../schemas/model.ts';
import { useText } from '../../i18n/useText.ts';
import { useListOptions } from '../page.ts';
import { CreateButton } from './CreateButton.tsx';

interface EmptyListProps {
  model: Model;
  /** Button for a new record. */
  create?: ReactElement;
}

/** Explains why the list is empty and offers the next action. */
export function EmptyList({ model, create }: EmptyListProps) {
  const { emptyAction = <CreateButton model={model} /> } = useListOptions();
  const text = useText();
  const { filterValues, setFilters } = useListContext();
  const translate = useTranslate();
  const isFiltered = Object.keys(filterValues).length > 0;
  return (
    <Stack role="status" sx={{ alignItems: 'center', gap: 2, py: 8, px: 2, textAlign: 'center' }}>
      <Typography color="text.secondary">
        {text(isFiltered ? ['list.empty'] : [`resources.${model.name}.empty`, 'list.empty'])}
      </Typography>
      {isFiltered ? (
        <Button variant="outlined" onClick={() => setFilters({}, {})}>
          {translate('list.clear_all')}
        </Button>
      ) : (
        (create ?? emptyAction)
      )}
    </Stack>
  );
}
