import { useTranslate } from 'react-admin';
import { SelectInput } from '../../kit/form/inputs/SelectInput.tsx';
import { useField } from '../../kit/form/inputs/useField.tsx';
import type { InputProps } from '../../kit/slots.ts';
import { taxClasses, parseTaxClass } from '../../schemas/sales/taxRates.ts';

/** The tax class of a product. A stored value in another spelling is kept until another class is selected. */
export default function TaxClassInput({ source = 'tax_class', readOnly, isRequired }: Partial<InputProps>) {
  const translate = useTranslate();
  const { value } = useField<string | null>({ source });
  const spelled = (one: string) => (value && parseTaxClass(value) === one ? value : one);
  return (
    <SelectInput
      source={source}
      readOnly={readOnly}
      isRequired={isRequired}
      choices={taxClasses.map((one) => ({
        id: spelled(one),
        name: translate(`resources.products.values.tax_class.${one}`),
      }))}
    />
  );
}
