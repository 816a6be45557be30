import { styled } from '@mui/material/styles';
import TextareaWidget from '@rjsf/mui/lib/TextareaWidget/TextareaWidget.js';
import type { WidgetProps } from '@rjsf/utils';
import type { FieldOptions } from '../uiSchema.ts';
import { stripScript } from './stripScript.ts';

/** Code or markup in a monospaced text area without autocorrection. Tab leaves it. */
export function CodeWidget(props: WidgetProps) {
  return (
    <Code>
      <TextareaWidget {...props} options={{ rows: 3, ...props.options, mui }} />
    </Code>
  );
}

/** Code that is stored without its script tags (contract 2 §5). */
export function ScriptWidget(props: WidgetProps) {
  const options: FieldOptions = { clean: stripScript };
  return <CodeWidget {...props} options={{ ...props.options, ...options }} />;
}

const plain = { spellCheck: false, autoCapitalize: 'off', autoComplete: 'off', autoCorrect: 'off' };
const mui = { slotProps: { htmlInput: plain } };

const Code = styled('div')({
  display: 'grid',
  '& textarea': {
    fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
    fontSize: '0.8125rem',
    lineHeight: 1.5,
    tabSize: 2,
    resize: 'vertical',
  },
});
