import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import type { WidgetProps } from '@rjsf/utils';
import { useTypingText } from '../useTyping.ts';
import { rowsOf } from './rowsOf.ts';
import { stripScript } from './stripScript.ts';
import { useField } from './useField.ts';

interface CodeFieldProps extends WidgetProps {
  clean?: (text: string) => string | undefined;
  rows?: number;
}

/** Code and mark-up as text: of equal width, never corrected, and Tab leaves it. */
function CodeField({ clean, rows = 3, ...props }: CodeFieldProps) {
  const { text, type, leave } = useTypingText(props.value as string | undefined, props.onChange, clean);
  const { slotProps, ...field } = useField(props);
  return (
    <Code
      {...field}
      multiline
      rows={rowsOf(text, rows, 16)}
      value={text}
      onChange={(event) => type(event.target.value)}
      onBlur={leave}
      slotProps={{ htmlInput: { ...slotProps.htmlInput, ...plain } }}
    />
  );
}

export const CodeWidget = (props: WidgetProps) => <CodeField {...props} />;
export const MarkupWidget = (props: WidgetProps) => <CodeField {...props} rows={2} />;
/** Code that stands within script tags by itself (contract 2 §5). */
export const ScriptWidget = (props: WidgetProps) => <CodeField {...props} clean={stripScript} />;

const plain = { spellCheck: false, autoCapitalize: 'off', autoComplete: 'off', autoCorrect: 'off' };

const Code = styled(TextField)({
  '& textarea': {
    fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
    fontSize: '0.8125rem',
    lineHeight: 1.5,
    tabSize: 2,
    resize: 'vertical',
  },
});
