import InputAdornment from '@mui/material/InputAdornment';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';

interface ColorSwatchProps {
  /** The color as `#rrggbb`; undefined shows a checkerboard. */
  color: string | undefined;
  /** The name of the field. */
  field: string;
  disabled?: boolean | undefined;
  onChange: (color: string) => void;
  onBlur: () => void;
}

/** The browser's color picker, at the start of a text field with the same color. */
export function ColorSwatch({ color, field, disabled, onChange, onBlur }: ColorSwatchProps) {
  const translate = useTranslate();
  return (
    <InputAdornment position="start">
      <Swatch
        type="color"
        aria-label={translate('color.pick', { field })}
        value={color ?? '#ffffff'}
        data-empty={color === undefined}
        disabled={disabled}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onBlur}
      />
    </InputAdornment>
  );
}

const Swatch = styled('input')(({ theme }) => ({
  width: 24,
  height: 24,
  padding: 0,
  border: `1px solid ${theme.palette.text.disabled}`,
  borderRadius: 6,
  background: 'none',
  cursor: 'pointer',
  '&:disabled': { cursor: 'default' },
  '&::-webkit-color-swatch-wrapper': { padding: 0 },
  '&::-webkit-color-swatch': { border: 0, borderRadius: 5 },
  '&::-moz-color-swatch': { border: 0, borderRadius: 5 },
  '&[data-empty=true]::-webkit-color-swatch': {
    background: 'repeating-conic-gradient(#bbb 0 25%, #fff 0 50%) 0 / 8px 8px !important',
  },
}));
