import { styled } from '@mui/material/styles';
import { useId, type CSSProperties, type ReactNode } from 'react';
import { dark, light, radius } from '../../../theme/tokens.ts';

interface ControlProps {
  id: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
}

interface FilterFieldProps {
  label: string;
  /** In pixels; on phones the full or half row. */
  width: number;
  isHalf?: boolean;
  /** Keeps the label above an empty field. */
  isShrunk?: boolean;
  /** Before the input. */
  icon?: ReactNode;
  /** After the input. */
  end?: ReactNode;
  /** Why the value is not applied. */
  refusal?: string;
  children: (control: ControlProps) => ReactNode;
}

/**
 * Outline, label and message of a filter's input: MUI's look without its components, as a bar holds many. Inputs that
 * can be empty need a blank placeholder for the :placeholder-shown styles.
 */
export function FilterField({
  label,
  width,
  isHalf,
  isShrunk = false,
  icon,
  end,
  refusal,
  children,
}: FilterFieldProps) {
  const id = useId();
  return (
    <Field
      data-half={isHalf}
      data-shrunk={isShrunk || icon !== undefined}
      data-icon={icon !== undefined}
      data-end={Boolean(end)}
      data-refused={Boolean(refusal)}
      style={{ '--width': `${width}px` } as CSSProperties}
    >
      <label htmlFor={id}>{label}</label>
      <div>
        {icon}
        {children({
          id,
          'aria-invalid': refusal ? true : undefined,
          'aria-describedby': refusal ? `${id}-refusal` : undefined,
        })}
        {end}
        <fieldset aria-hidden>
          <legend>
            <span>{label}</span>
          </legend>
        </fieldset>
      </div>
      {refusal && <p id={`${id}-refusal`}>{refusal}</p>}
    </Field>
  );
}

const glyph = (path: string, size: number) => (
  <svg width={size} height={size} viewBox="0 0 24 24" fill="currentColor" aria-hidden>
    <path d={path} />
  </svg>
);

export const magnifier = glyph(
  'M15.5 14h-.79l-.28-.27C15.41 12.59 16 11.11 16 9.5 16 5.91 13.09 3 9.5 3S3 5.91 3 9.5 5.91 16 9.5 16c1.61 0 3.09-.59 4.23-1.57l.27.28v.79l5 4.99L20.49 19zm-6 0C7.01 14 5 11.99 5 9.5S7.01 5 9.5 5 14 7.01 14 9.5 11.99 14 9.5 14',
  18,
);
export const arrow = glyph('m7 10 5 5 5-5z', 20);

const Field = styled('div')(({ theme: { palette, breakpoints, transitions } }) => {
  const glide = transitions.create(['color', 'transform'], { duration: transitions.duration.shorter });
  const empty = '&[data-shrunk=false]:has(input:placeholder-shown:not(:focus))';
  return {
    position: 'relative',
    width: '100%',
    lineHeight: 1.4375,
    '&[data-half=true]': { width: 'calc(50% - 6px)' },
    [breakpoints.up('sm')]: { '&, &[data-half=true]': { width: 'var(--width)' } },
    '& > label': {
      position: 'absolute',
      zIndex: 1,
      maxWidth: 'calc(133% - 32px)',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      userSelect: 'none',
      color: palette.text.secondary,
      transform: 'translate(14px, -9px) scale(0.75)',
      transformOrigin: 'left top',
      transition: glide,
    },
    [`${empty} > label`]: {
      maxWidth: 'calc(100% - 24px)',
      transform: 'translate(14px, 9px)',
      pointerEvents: 'none',
    },
    '& > div': {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      color: palette.text.primary,
      backgroundColor: palette.background.paper,
      borderRadius: radius.medium,
    },
    '& input, & select': {
      boxSizing: 'content-box',
      flex: 1,
      width: '100%',
      minWidth: 0,
      height: '1.4375em',
      margin: 0,
      padding: '8.5px 14px',
      font: 'inherit',
      letterSpacing: 'inherit',
      color: 'inherit',
      background: 'none',
      border: 0,
      borderRadius: radius.medium,
      outline: 0,
    },
    '& select': { appearance: 'none', paddingRight: 32, textOverflow: 'ellipsis', cursor: 'pointer' },
    '& option': { backgroundColor: palette.background.paper },
    '& > div > svg': { position: 'absolute', color: palette.action.active, pointerEvents: 'none' },
    '&[data-icon=true] > div > svg': { left: 14 },
    '&[data-icon=true] input': { paddingLeft: 40 },
    '&[data-icon=false] > div > svg': { right: 7 },
    '&[data-end=true] input': { paddingRight: 6 },
    '& button': { margin: '-4px 11px -4px 0' },
    '& fieldset': {
      position: 'absolute',
      inset: '-5px 0 0',
      minWidth: 0,
      margin: 0,
      padding: '0 8px',
      overflow: 'hidden',
      textAlign: 'left',
      border: `1px solid ${(palette.mode === 'dark' ? dark : light).outline}`,
      borderRadius: 'inherit',
      pointerEvents: 'none',
    },
    '& legend': {
      display: 'block',
      maxWidth: '100%',
      height: 11,
      padding: 0,
      overflow: 'hidden',
      fontSize: '0.75em',
      visibility: 'hidden',
      whiteSpace: 'nowrap',
    },
    [`${empty} legend`]: { maxWidth: 0.01 },
    '& legend span': { display: 'inline-block', padding: '0 5px', opacity: 0 },
    '& > div:hover fieldset': { borderColor: palette.text.secondary },
    '&:has(input:focus, select:focus) > label': { color: palette.primary.main },
    '& > div:has(input:focus, select:focus) fieldset': { border: `2px solid ${palette.primary.main}` },
    '&[data-refused=true]': {
      '& > label, &:has(input:focus) > label': { color: palette.error.main },
      '& fieldset, & > div:hover fieldset, & > div:has(input:focus) fieldset': {
        borderColor: palette.error.main,
      },
    },
    '& > p': { margin: '3px 2px 0', fontSize: '0.75rem', lineHeight: 1.4, color: palette.error.main },
  };
});
