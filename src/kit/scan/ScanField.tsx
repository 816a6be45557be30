import InputAdornment from '@mui/material/InputAdornment';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { ScanButton, type CameraProps } from './ScanButton.tsx';
import { scanTarget, useScanner } from './useScanner.ts';
import { useCodeText } from './useScannerPrefix.ts';

interface ScanFieldProps
  extends
    CameraProps,
    Pick<TextFieldProps, 'error' | 'helperText' | 'autoFocus' | 'disabled' | 'sx' | 'size'> {
  label: ReactNode;
  /** Takes what is scanned while the focus is elsewhere as well: of several fields on a screen one does. */
  listensGlobally?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

/**
 * Hands over one code after the other: scanned (a scanner is a keyboard), typed and ended with Enter, or by the camera.
 * It is empty again afterwards, and Enter sends no form.
 */
export function ScanField({
  onCode,
  isContinuous,
  listensGlobally = false,
  children,
  disabled,
  inputRef,
  ...props
}: ScanFieldProps) {
  const [text, setText] = useState('');
  const codeText = useCodeText();
  const region = useRef<HTMLDivElement>(null);
  const hand = (code: string) => {
    if (code) onCode(code);
  };
  useScanner(region, hand, listensGlobally && !disabled);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    // What the field holds, which may be ahead of what was drawn.
    hand(codeText(event.currentTarget.value));
    setText('');
  };
  return (
    <TextField
      fullWidth
      {...props}
      disabled={disabled}
      ref={region}
      inputRef={inputRef}
      value={text}
      onChange={({ target }) => setText(target.value)}
      slotProps={{
        htmlInput: { ...scanTarget, ...plainText, enterKeyHint: 'done', onKeyDown },
        input: {
          endAdornment: !disabled && (
            <InputAdornment position="end">
              <ScanButton onCode={hand} isContinuous={isContinuous}>
                {children}
              </ScanButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}

/** A code is no word: nothing corrects or completes it. */
export const plainText = {
  autoComplete: 'off',
  autoCapitalize: 'off',
  autoCorrect: 'off',
  spellCheck: false,
} as const;
