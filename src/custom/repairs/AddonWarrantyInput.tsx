import { DependentInput } from '../../kit/inputs.ts';
import { propertyOf, type InputProps } from '../../kit/slots.ts';
import { addons } from '../../schemas/catalog/addons.ts';
import WarrantyTextParser from './WarrantyTextParser.tsx';

/** Add-ons have no lifetime warranty. */
const unitOf = (unit: string) => (unit === 'LIFETIME' ? undefined : `${unit}S`);

const schema = propertyOf(addons, 'warranty');

/** The warranty of an add-on, which can be typed as text. */
export default function AddonWarrantyInput({ source = 'warranty', ...props }: Partial<InputProps>) {
  return (
    <WarrantyTextParser units={unitOf}>
      <DependentInput {...props} source={source} on="is_warranty" schema={schema} />
    </WarrantyTextParser>
  );
}
