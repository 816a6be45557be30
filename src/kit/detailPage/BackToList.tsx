import ArrowBack from '@mui/icons-material/ArrowBack';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { useBackToList } from './useBackToList.ts';

/** Back arrow before the title of a record's page; `label` is a message key. */
export function BackToList({ label }: { label: string }) {
  const translate = useTranslate();
  return (
    <IconButton edge="start" onClick={useBackToList()} aria-label={translate(label)}>
      <ArrowBack />
    </IconButton>
  );
}
