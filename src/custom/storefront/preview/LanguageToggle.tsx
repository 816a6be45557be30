import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'react-admin';
import type { Language } from './translatedText.ts';

const languages: Language[] = ['en', 'fr'];

interface LanguageToggleProps {
  value: Language;
  onChange: (language: Language) => void;
}

/** The language of the preview. */
export function LanguageToggle({ value, onChange }: LanguageToggleProps) {
  const translate = useTranslate();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={value}
      aria-label={translate('preview.language')}
      onChange={(_, chosen: Language | null) => chosen && onChange(chosen)}
    >
      {languages.map((one) => (
        <ToggleButton key={one} value={one} aria-label={translate(`preview.${one}`)}>
          {one.toUpperCase()}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
