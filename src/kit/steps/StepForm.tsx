import { useMemo, useRef } from 'react';
import { ResourceContextProvider, SaveContextProvider, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { defaultsOf } from '../../schemas/input.ts';
import { stepForm } from '../../schemas/stepForm.ts';
import { DialogFrame } from '../form/DialogFrame.tsx';
import { RecordForm } from '../form/RecordForm.tsx';
import { toFieldName } from '../form/toFieldName.ts';
import { SchemaInput } from '../form/SchemaInput.tsx';
import { useDiscardDraft } from '../form/useDiscardDraft.ts';
import { propertyOf, sourceOf, type Slot } from '../slots.ts';
import type { StepOptions } from './declaration.ts';
import { FocusSubmit } from '../form/FocusSubmit.tsx';
import { useOpenStep } from './openStep.ts';
import { StepFailure } from './StepFailure.tsx';
import { useStepText } from './useStepText.ts';
import { useTakeOpenStep } from './useTakeOpenStep.ts';

interface StepFormProps {
  fields: Slot[];
  values: StepOptions['values'];
  anyVersion: boolean;
}

/** The form of a step's values. */
export function StepForm({ fields, values, anyVersion }: StepFormProps) {
  const translate = useTranslate();
  const { model, step, record, onClose } = useOpenStep();
  const text = useStepText(model, record);
  const form = useMemo(() => stepForm(model, step, record), [model, step, record]);
  const draft = `${form.name}/${record.id}`;
  const leave = useDiscardDraft(onClose, draft);
  const isSaved = useRef(false);
  const { take, isOpen, failure, changes, problems } = useTakeOpenStep({
    anyVersion,
    onTaken: () => {
      isSaved.current = true;
    },
  });
  const sources = new Set(fields.map(sourceOf));
  const defaults = Object.entries(defaultsOf(form)).filter(([key]) => sources.has(key));
  const initial = {
    ...Object.fromEntries(defaults),
    ...(typeof values === 'function' ? values(record) : values),
  };
  const atFields = problems.filter(({ path }) => sources.has(toFieldName(path).split('.')[0] ?? ''));
  const isAtFields = problems.length > 0 && atFields.length === problems.length;
  const slots = fields.map((slot) =>
    typeof slot === 'string' ? (
      <SchemaInput source={slot} schema={propertyOf(form, slot)} helperText={text(step, `help.${slot}`)} />
    ) : (
      slot
    ),
  );
  const intro = text(step, 'text');
  return (
    <ResourceContextProvider value={form.name}>
      <DialogFrame title={text(step, 'title')} onClose={leave}>
        <SaveContextProvider value={{ save: take }}>
          <RecordForm
            model={form}
            slots={slots}
            saving={{ failure: undefined, problems: atFields, isSaved }}
            draft={draft}
            defaultValues={initial}
            transform={trimmed}
            isSent={isOpen}
            submitLabel={isOpen ? translate('errors.retry') : text(step, 'yes', 'label')}
            onCancel={leave}
            cancelLabel={text(step, 'back') || undefined}
            notice={
              <>
                <FocusSubmit />
                {intro && <p style={{ marginTop: 0 }}>{intro}</p>}
                <StepFailure {...{ model, record, changes }} failure={isAtFields ? undefined : failure} />
              </>
            }
          />
        </SaveContextProvider>
      </DialogFrame>
    </ResourceContextProvider>
  );
}

/** Without spaces around texts; an empty text is null. */
const trimmed = (values: FieldValues): FieldValues =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]: [string, unknown]) => [
      key,
      typeof value === 'string' ? value.trim() || null : value,
    ]),
  );
