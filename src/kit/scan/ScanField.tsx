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
  /** Also receives scans while the focus is elsewhere; for one field per screen. */
  listensGlobally?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

/**
 * Input for codes: scanned (a scanner acts as a keyboard), typed and confirmed with Enter, or read by the camera.
 * Clears itself; Enter does not submit the form.
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
  const emit = (code: string) => {
    if (code) onCode(code);
  };
  useScanner(region, emit, listensGlobally && !disabled);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    // Reads the DOM value, which may be ahead of the rendered state.
    emit(codeText(event.currentTarget.value));
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
              <ScanButton onCode={emit} isContinuous={isContinuous}>
                {children}
              </ScanButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}

/** Disables autocorrection and autocompletion. */
export const plainText = {
  autoComplete: 'off',
  autoCapitalize: 'off',
  autoCorrect: 'off',
  spellCheck: false,
} as const;
