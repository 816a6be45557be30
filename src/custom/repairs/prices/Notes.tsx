import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';

const notes = ['origin', 'effect', 'layout', 'cells', 'products', 'rows'];

/** The notes on price sheets for the user (contract 4 §2.5). */
export function Notes() {
  const translate = useTranslate();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography id={id} component="h3" variant="h5" sx={{ mb: 0.5 }}>
        {translate('priceMatrix.notes.title')}
      </Typography>
      <List>
        {notes.map((note) => (
          <li key={note}>{translate(`priceMatrix.notes.${note}`)}</li>
        ))}
      </List>
    </section>
  );
}

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  paddingLeft: theme.spacing(2.5),
  color: theme.palette.text.secondary,
  fontSize: '0.875rem',
  '& li': { marginBottom: theme.spacing(0.5) },
}));
