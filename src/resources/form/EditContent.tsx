import { useState } from 'react';
import { useEditContext, useTranslate, type RaRecord } from 'react-admin';
import { useCan } from '../../authProvider/useCan.ts';
import type { Model } from '../../schemas/model.ts';
import type { ValidationError } from '../../schemas/validate.ts';
import type { Slot } from '../slots.ts';
import { FormSkeleton } from './FormSkeleton.tsx';
import { RecordForm } from './RecordForm.tsx';
import { StaleNotice } from './StaleNotice.tsx';

interface EditContentProps {
  model: Model;
  slots: Slot[];
  problems: ValidationError[];
  /** The save was refused because someone else saved meanwhile. */
  isStale: boolean;
  onFresh: () => void;
  onClose: () => void;
}

/** The form of the loaded record; what the list knew of it is not edited, it may be old or incomplete. */
export function EditContent({ model, slots, problems, isStale, onFresh, onClose }: EditContentProps) {
  const { record, isFetching } = useEditContext<RaRecord>();
  const [isLoaded, setIsLoaded] = useState(false);
  const translate = useTranslate();
  const may = useCan();
  if (!isLoaded && record && !isFetching) setIsLoaded(true);
  if (!isLoaded || !record) return <FormSkeleton slots={slots.length} />;
  return (
    <RecordForm
      model={model}
      slots={slots}
      problems={problems}
      record={record}
      readOnly={!may('update', model, record)}
      submitLabel={translate('dialog.save')}
      onCancel={onClose}
      notice={isStale && <StaleNotice model={model} onFresh={onFresh} />}
    />
  );
}
