import { useFormContext, useWatch } from 'react-hook-form';
import { TextInput } from '../../kit/form/inputs/TextInput.tsx';
import type { InputProps } from '../../kit/slots.ts';
import { plainLetters } from '../../schemas/inbox/segments.ts';
import { fillPlaceholders } from '../../schemas/mail/placeholders.ts';
import { sampleValues } from '../../schemas/messageRules/placeholders.ts';
import { SegmentHint } from '../inbox/index.ts';

/** A text message of a template, counted with values of usual length. */
export default function TemplateText({ source = 'text_en', ...props }: Partial<InputProps>) {
  const { setValue } = useFormContext();
  const text = (useWatch({ name: source }) as string | null | undefined) ?? '';
  const rewrite = () => setValue(source, plainLetters(text), { shouldDirty: true, shouldValidate: true });
  return (
    <TextInput
      {...props}
      source={source}
      isLong
      helperText={
        <SegmentHint
          text={fillPlaceholders(text, sampleValues[source.endsWith('fr') ? 'fr' : 'en'])}
          onRewrite={props.readOnly ? undefined : rewrite}
        />
      }
    />
  );
}
