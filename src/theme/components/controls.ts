import type { ThemeOptions } from '@mui/material/styles';
import { radius, type Colors } from '../tokens.ts';

/** Buttons, inputs and other controls. */
export const controls = (colors: Colors): ThemeOptions['components'] => ({
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { minHeight: 36, padding: '5px 14px', borderRadius: radius.medium, whiteSpace: 'nowrap' },
      sizeSmall: { minHeight: 30, padding: '3px 10px', fontSize: '0.8125rem' },
      sizeLarge: { minHeight: 42, padding: '8px 18px', fontSize: '0.9375rem' },
      contained: {
        '&.Mui-disabled, &[aria-disabled=true]': {
          backgroundColor: colors.neutral.soft,
          color: colors.faint,
        },
        '&[aria-disabled=true]': { cursor: 'default' },
      },
    },
    variants: [
      {
        props: { variant: 'outlined', color: 'primary' },
        style: {
          color: colors.text,
          borderColor: colors.line,
          backgroundColor: colors.surface,
          '&:hover': { borderColor: colors.outline, backgroundColor: colors.hover },
        },
      },
    ],
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        borderRadius: radius.medium,
        '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 12%, transparent)' },
        variants: [
          {
            props: { color: 'default' },
            style: {
              color: colors.muted,
              '&:hover': { color: colors.text, backgroundColor: colors.hover },
            },
          },
        ],
      },
      sizeMedium: { width: 36, height: 36 },
      sizeSmall: { width: 30, height: 30 },
    },
  },
  MuiSvgIcon: { styleOverrides: { root: { fontSize: '1.25rem' }, fontSizeSmall: { fontSize: '1.125rem' } } },
  MuiTextField: { defaultProps: { size: 'small', fullWidth: true, variant: 'outlined' } },
  MuiFormControl: { defaultProps: { size: 'small' } },
  MuiAutocomplete: { defaultProps: { size: 'small' } },
  MuiSelect: { defaultProps: { size: 'small' } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        backgroundColor: colors.surface,
        borderRadius: radius.medium,
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: colors.muted },
        '&.Mui-disabled': { backgroundColor: colors.canvas },
        '&.Mui-disabled .MuiOutlinedInput-notchedOutline': { borderColor: colors.line },
        // A read-only picker stays focusable, since it may hold more than it shows.
        '&:has(.MuiAutocomplete-input[readonly])': {
          backgroundColor: colors.canvas,
          color: colors.muted,
          '& .MuiOutlinedInput-notchedOutline': { borderColor: colors.line },
          '& .MuiAutocomplete-endAdornment': { display: 'none' },
        },
      },
      notchedOutline: { borderColor: colors.outline },
      // Grows with its text; resizable where field-sizing is not supported.
      inputMultiline: {
        fieldSizing: 'content',
        minHeight: '3lh',
        maxHeight: '14lh',
        overflow: 'auto',
        '@supports not (field-sizing: content)': { resize: 'vertical' },
        // By this one MUI measures the height of a line.
        '&[aria-hidden=true]': { minHeight: 0 },
      },
      input: {
        '&::placeholder': { color: colors.faint, opacity: 1 },
        '&.Mui-disabled': { WebkitTextFillColor: colors.faint },
        // The start and end of this animation tell the label about autofill.
        animation: 'mui-auto-fill-cancel 10ms',
        '&:-webkit-autofill': {
          animation: 'mui-auto-fill 5000s',
          WebkitBoxShadow: `0 0 0 100px ${colors.surface} inset`,
          WebkitTextFillColor: colors.text,
        },
      },
    },
  },
  MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
  MuiInputLabel: { styleOverrides: { root: { color: colors.muted } } },
  MuiFormHelperText: { styleOverrides: { root: { marginLeft: 2, marginRight: 2 } } },
  MuiFormControlLabel: { styleOverrides: { label: { fontSize: '0.875rem' } } },
  MuiCheckbox: {
    defaultProps: { size: 'small' },
    styleOverrides: { root: { color: colors.outline, padding: 7 } },
  },
  MuiRadio: { defaultProps: { size: 'small' }, styleOverrides: { root: { color: colors.outline } } },
  MuiSwitch: { styleOverrides: { track: { backgroundColor: colors.outline, opacity: 1 } } },
  MuiToggleButton: {
    styleOverrides: { root: { color: colors.muted, borderColor: colors.line, textTransform: 'none' } },
  },
  MuiTabs: { styleOverrides: { root: { minHeight: 40 }, indicator: { height: 2 } } },
  MuiTab: {
    styleOverrides: { root: { minHeight: 40, minWidth: 0, padding: '8px 12px', color: colors.muted } },
  },
});
