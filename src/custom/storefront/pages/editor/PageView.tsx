import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { templateTexts, mapTexts } from '../../../../schemas/storefront/documentTexts.ts';
import type { Template } from '../../../../schemas/storefront/template.ts';
import { LanguageToggle } from '../../preview/LanguageToggle.tsx';
import { translatedText, type Language } from '../../preview/translatedText.ts';
import { useStorefrontTextsQuery } from '../../texts/storefrontTexts.ts';
import TemplateView from '../template/TemplateView.tsx';

const noTexts = {};

/** A page as visitors see it, in either language, with a list of untranslated texts. */
export default function PageView({ template }: { template: Template }) {
  const translate = useTranslate();
  const [language, setLanguage] = useState<Language>('en');
  const isFrench = language === 'fr';
  const { data = noTexts, error } = useQuery({ ...useStorefrontTextsQuery('fr'), enabled: isFrench });
  const shown = useMemo(
    () => (isFrench ? mapTexts(template, (text) => translatedText('fr', data, text).text) : template),
    [isFrench, template, data],
  );
  const pending = isFrench
    ? templateTexts(template).filter((text) => translatedText('fr', data, text).isPending).length
    : 0;
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', mb: 1 }}>
        <LanguageToggle value={language} onChange={setLanguage} />
      </Box>
      {(error || pending > 0) && (
        <Alert severity="info" sx={{ mb: 1 }}>
          {error ? translate(error.message) : translate('staticPages.pending', { smart_count: pending })}
        </Alert>
      )}
      <Card
        variant="outlined"
        component="section"
        lang={language}
        aria-label={translate('staticPages.editor.label')}
        sx={{ overflow: 'hidden' }}
      >
        <TemplateView value={shown} />
      </Card>
    </>
  );
}
