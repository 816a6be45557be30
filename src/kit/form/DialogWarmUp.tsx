import DialogContent from '@mui/material/DialogContent';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Model } from '../../schemas/model.ts';
import { DialogTop } from './DialogFrame.tsx';
import { Backdrop, Surface } from './dialogStyles.ts';
import { Form } from './Form.tsx';
import { FormActions } from './FormActions.tsx';
import { Fields, FormGrid } from './FormGrid.tsx';
import { BooleanInput } from './inputs/BooleanInput.tsx';
import { DateInput } from './inputs/DateInput.tsx';
import ImageUpload from './inputs/ImageUpload.tsx';
import { NumberInput } from './inputs/NumberInput.tsx';
import { SelectInput } from './inputs/SelectInput.tsx';
import { TextInput } from './inputs/TextInput.tsx';
import { Picker } from '../picker/Picker.tsx';

const label = ' ';
const values = { text: label, choice: label, picture: 'data:,' };
const nothing = () => undefined;

/**
 * Renders every dialog control once in a detached element, so that styles are inserted and code is compiled before the
 * first dialog opens.
 */
export default function DialogWarmUp({ model, onDone }: { model: Model; onDone: () => void }) {
  const [stage] = useState(() => document.createElement('div'));
  useEffect(onDone, [onDone]);
  return createPortal(
    <Backdrop>
      <Surface>
        <DialogTop title={label} onClose={nothing} />
        <Form values={values} onSubmit={nothing}>
          <DialogContent dividers>
            <Fields>
              <FormGrid>
                <ImageUpload source="picture" />
                <TextInput source="text" label={label} isRequired />
                <TextInput source="empty" label={label} />
                <TextInput source="long" label={label} isLong />
                <NumberInput source="number" label={label} />
                <DateInput source="day" label={label} />
                <SelectInput source="choice" label={label} choices={[{ id: label, name: label }]} />
                <BooleanInput source="switch" label={label} />
                <Picker
                  multiple
                  reference="products"
                  label={label}
                  value={[{ id: label }]}
                  onChange={nothing}
                />
                <Picker reference="products" label={label} value={null} onChange={nothing} />
              </FormGrid>
            </Fields>
          </DialogContent>
          <FormActions
            model={model}
            errors={[]}
            submitLabel={label}
            readOnly={false}
            isLoading={false}
            onCancel={nothing}
          />
        </Form>
      </Surface>
    </Backdrop>,
    stage,
  );
}
