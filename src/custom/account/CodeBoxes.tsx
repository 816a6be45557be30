import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  type ClipboardEvent,
  type KeyboardEvent,
  type Ref,
} from 'react';
import { useTranslate } from 'react-admin';
import { nextBox, enterDigits, eraseDigit, typeDigit, type CodeInput } from './codeDigits.ts';

const boxes = [0, 1, 2, 3, 4, 5];

interface CodeBoxesProps {
  /** Of the first box. */
  id: string;
  label: string;
  /** One digit or space per box. */
  code: string;
  onChange: (code: string) => void;
  onLeave: () => void;
  problem?: string;
  readOnly: boolean;
  autoFocus?: boolean;
  /** Ref of the first box. */
  inputRef?: Ref<HTMLInputElement>;
}

/** A code input with one box per digit: typing moves the focus, and a pasted code fills all boxes. */
export function CodeBoxes({
  id,
  label,
  code,
  onChange,
  onLeave,
  problem,
  readOnly,
  autoFocus = false,
  inputRef,
}: CodeBoxesProps) {
  const translate = useTranslate();
  const labelId = useId();
  const problemId = useId();
  const group = useRef<HTMLDivElement>(null);

  const focus = (box: number) => group.current?.querySelectorAll('input')[box]?.focus();
  /** After a refused code the focus returns to the first box and its content is replaced. */
  const beginAnew = useEffectEvent(() => {
    if (!code.includes(' ') && group.current?.contains(document.activeElement)) focus(0);
  });
  useEffect(() => {
    if (problem) beginAnew();
  }, [problem]);
  const take = (typed: CodeInput) => {
    onChange(typed.code);
    focus(typed.box);
  };
  const onKeyDown = (box: number) => (event: KeyboardEvent) => {
    const next = nextBox(event.key, box);
    if (next === undefined && event.key !== 'Backspace') return;
    event.preventDefault();
    if (next !== undefined) focus(next);
    else if (!readOnly) take(eraseDigit(code, box));
  };
  const onPaste = (box: number) => (event: ClipboardEvent) => {
    event.preventDefault();
    if (!readOnly) take(enterDigits(code, box, event.clipboardData.getData('text')));
  };

  return (
    <div
      ref={group}
      role="group"
      aria-labelledby={labelId}
      aria-describedby={problem && problemId}
      onBlur={({ relatedTarget }) => {
        if (!group.current?.contains(relatedTarget)) onLeave();
      }}
    >
      <Typography id={labelId} variant="body2" color={problem ? 'error' : 'text.secondary'} sx={{ mb: 0.75 }}>
        {label}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', gap: 1 }}>
        {boxes.map((box) => (
          <OutlinedInput
            key={box}
            id={box === 0 ? id : undefined}
            inputRef={box === 0 ? inputRef : undefined}
            autoFocus={autoFocus && box === 0}
            name={`${id}-${box + 1}`}
            value={(code[box] ?? '').trim()}
            error={Boolean(problem)}
            onFocus={({ target }) => target.select()}
            onKeyDown={onKeyDown(box)}
            onPaste={onPaste(box)}
            inputProps={{
              // Typing the digit that a box already holds triggers no change event.
              onInput: ({ currentTarget }) => take(typeDigit(code, box, currentTarget.value)),
              readOnly,
              inputMode: 'numeric',
              autoComplete: box === 0 ? 'one-time-code' : 'off',
              'aria-label': translate('account.confirm.digit', { number: box + 1 }),
              sx: { px: 0, textAlign: 'center', fontSize: '1.25rem', fontVariantNumeric: 'tabular-nums' },
            }}
          />
        ))}
      </Box>
      {problem && (
        <FormHelperText id={problemId} error>
          {problem}
        </FormHelperText>
      )}
    </div>
  );
}
