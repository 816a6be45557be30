import Computer from '@mui/icons-material/ComputerOutlined';
import PhoneIphone from '@mui/icons-material/PhoneIphoneOutlined';
import OpenInFull from '@mui/icons-material/OpenInFull';
import VerticalSplit from '@mui/icons-material/VerticalSplitOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { LanguageToggle } from './LanguageToggle.tsx';
import type { Screen, View } from './useView.ts';

const icons = { desktop: <Computer fontSize="small" />, phone: <PhoneIphone fontSize="small" /> };

interface ToolbarProps {
  view: View;
  onChange: (view: View) => void;
  /** Opens the enlarged preview. Absent when it is open. */
  onEnlarge?: () => void;
  /** Toggles the phone preview beside the form. Absent without room for it, or when enlarged. */
  onBeside?: () => void;
}

export function Toolbar({ view, onChange, onEnlarge, onBeside }: ToolbarProps) {
  const translate = useTranslate();
  const { isShown, screen, language } = view;
  const isBeside = Boolean(onBeside && view.isBeside);
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1, px: 1.5, py: 1, flexWrap: 'wrap' }}>
      <Typography variant="h4" component="h3" sx={{ flexGrow: 1 }}>
        {translate('preview.title')}
      </Typography>
      {isShown && (
        <>
          {!isBeside && (
            <ToggleButtonGroup
              exclusive
              size="small"
              value={screen}
              aria-label={translate('preview.screen')}
              onChange={(_, chosen: Screen | null) => chosen && onChange({ ...view, screen: chosen })}
            >
              {(['desktop', 'phone'] as const).map((one) => (
                <ToggleButton key={one} value={one} aria-label={translate(`preview.${one}`)}>
                  {icons[one]}
                </ToggleButton>
              ))}
            </ToggleButtonGroup>
          )}
          <LanguageToggle value={language} onChange={(chosen) => onChange({ ...view, language: chosen })} />
          {onBeside && (
            <ToggleButton
              size="small"
              value="beside"
              selected={isBeside}
              aria-label={translate('preview.beside')}
              title={translate('preview.beside')}
              onChange={onBeside}
            >
              <VerticalSplit fontSize="small" />
            </ToggleButton>
          )}
        </>
      )}
      {onEnlarge && (
        <>
          {isShown && (
            <IconButton
              size="small"
              aria-label={translate('preview.enlarge')}
              title={translate('preview.enlarge')}
              onClick={onEnlarge}
            >
              <OpenInFull fontSize="small" />
            </IconButton>
          )}
          <Button
            size="small"
            color="inherit"
            aria-expanded={isShown}
            onClick={() => onChange({ ...view, isShown: !isShown })}
          >
            {translate(isShown ? 'preview.hide' : 'preview.show')}
          </Button>
        </>
      )}
    </Stack>
  );
}
