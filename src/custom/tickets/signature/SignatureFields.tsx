import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { sanitize } from '../../../kit/sanitize.ts';
import type { Language, SignatureKind } from '../../../schemas/tickets/intakeRules.ts';
import type { NewSignature, Strokes, TermsToSign } from '../../../schemas/tickets/signatures.ts';
import { OtherScreenButton } from './OtherScreenButton.tsx';
import { SignaturePad } from './SignaturePad.tsx';

interface SignatureFieldsProps {
  kind: SignatureKind;
  terms: TermsToSign;
  /** The language that was asked for; the terms may exist in the other one only. */
  language: Language;
  name: string;
  strokes: Strokes;
  onLanguage: (language: Language) => void;
  onName: (name: string) => void;
  onStrokes: (strokes: Strokes) => void;
  /** Signed on another screen. */
  onSigned: (signature: NewSignature) => void;
}

/** The terms, who signs them, and the signature. */
export function SignatureFields(props: SignatureFieldsProps) {
  const { kind, terms, language, name, strokes, onLanguage, onName, onStrokes, onSigned } = props;
  const translate = useTranslate();
  const html = useMemo(
    () => sanitize(terms.html, { links: /^https:/, pictures: /^https:/, describe: (text) => text }),
    [terms.html],
  );
  return (
    <Stack sx={{ gap: 1.5 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={language}
        onChange={(_, chosen: Language | null) => chosen && onLanguage(chosen)}
        aria-label={translate('bench.signing.language')}
      >
        <ToggleButton value="en" lang="en">
          English
        </ToggleButton>
        <ToggleButton value="fr" lang="fr">
          Français
        </ToggleButton>
      </ToggleButtonGroup>
      <Terms
        role="region"
        tabIndex={0}
        lang={terms.language}
        aria-label={translate('bench.signing.terms')}
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <TextField
        size="small"
        label={translate('bench.signing.name')}
        value={name}
        onChange={({ target }) => onName(target.value)}
        slotProps={{ htmlInput: { maxLength: 200, autoComplete: 'off' } }}
      />
      <SignaturePad strokes={strokes} label={translate('bench.signing.pad')} onChange={onStrokes} />
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="caption" color="text.secondary">
          {translate('bench.signing.hint')}
        </Typography>
        <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'flex-end' }}>
          <OtherScreenButton values={{ kind, language, name }} onSigned={onSigned} />
          <Button size="small" disabled={strokes.length === 0} onClick={() => onStrokes([])}>
            {translate('bench.signing.clear')}
          </Button>
        </Stack>
      </Stack>
    </Stack>
  );
}

const Terms = styled('div')(({ theme: { palette, spacing, shape } }) => ({
  maxHeight: 180,
  overflow: 'auto',
  padding: spacing(0.5, 1.5),
  fontSize: '0.875rem',
  overflowWrap: 'anywhere',
  border: `1px solid ${palette.divider}`,
  borderRadius: shape.borderRadius,
  '& p, & ul, & ol': { margin: spacing(0.75, 0) },
}));
