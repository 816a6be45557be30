import { NumberInput } from '../../../../kit/form/inputs/NumberInput.tsx';
import { useFormContext } from 'react-hook-form';
import { useTranslate } from 'react-admin';
import { fieldLabel } from '../fieldLabel.ts';
import { Row } from '../styles.ts';

interface MeasureInputsProps {
  isRequired?: boolean;
}

const weights = ['weightInPounds', 'weightInOz'] as const;
const sides = ['length', 'width', 'height'] as const;

/** Pounds and ounces, validated together. */
export function WeightInputs(props: MeasureInputsProps) {
  return <MeasureInputs {...props} fields={weights} group="weight" units={['lb', 'oz']} />;
}

/** In inches. */
export function DimensionInputs(props: MeasureInputsProps) {
  return <MeasureInputs {...props} fields={sides} group="dimensions" units={['in', 'in', 'in']} />;
}

interface FieldsProps extends MeasureInputsProps {
  fields: typeof weights | typeof sides;
  group: string;
  units: string[];
}

function MeasureInputs({ fields, group, units, isRequired = false }: FieldsProps) {
  const translate = useTranslate();
  const { trigger, getFieldState } = useFormContext();
  const checkAll = () => {
    // Untouched fields show no errors yet.
    const seen = fields.filter((field) => getFieldState(field).isDirty || getFieldState(field).invalid);
    void trigger(isRequired ? seen : [...fields]);
  };
  return (
    <Row data-wide role="group" aria-label={translate(`shipping.rateBrowser.${group}`)}>
      {fields.map((field, index) => (
        <NumberInput
          key={field}
          source={field}
          label={fieldLabel(field)}
          suffix={translate(`shipping.rateBrowser.units.${units[index]}`)}
          isRequired={isRequired}
          onBlur={checkAll}
        />
      ))}
    </Row>
  );
}
