import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { LoadErrorAlert } from '../../../kit/LoadErrorAlert.tsx';
import { FormSkeleton } from '../../../kit/form/FormSkeleton.tsx';
import { useTextPlacesQuery, useTextsInUseQuery } from './storefrontTexts.ts';
import { Texts } from './Texts.tsx';

const nowhere = {};

/** The storefront's texts and their French translations. */
export default function TextsPage() {
  const translate = useTranslate();
  const english = useQuery(useTextsInUseQuery('en'));
  const french = useQuery(useTextsInUseQuery('fr'));
  const places = useQuery(useTextPlacesQuery());
  const error = english.error ?? french.error;
  const reload = () => [english, french].forEach(({ refetch }) => void refetch());
  return (
    <Box sx={{ maxWidth: 1120 }}>
      <Button component={Link} to="/configurations" startIcon={<ArrowBack />} color="inherit" size="small">
        {translate('configurations.title')}
      </Button>
      <Typography variant="h1" sx={{ mt: 1, mb: 0.5 }}>
        {translate('storefrontTexts.title')}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {translate('storefrontTexts.hint')}
      </Typography>
      {english.data && french.data ? (
        <Texts english={english.data} french={french.data} places={places.data ?? nowhere} />
      ) : error ? (
        <LoadErrorAlert message={error.message} onRetry={reload} />
      ) : (
        <FormSkeleton slots={8} />
      )}
    </Box>
  );
}
