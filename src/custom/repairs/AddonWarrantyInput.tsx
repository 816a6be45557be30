import { DependentInput } from '../../kit/inputs.ts';
import { propertyOf, type InputProps } from '../../kit/slots.ts';
import { addons } from '../../schemas/catalog/addons.ts';
import WarrantyTextParser from './WarrantyTextParser.tsx';

/** An add-on lasts no lifetime. */
const unitOf = (unit: string) => (unit === 'LIFETIME' ? undefined : `${unit}S`);

const schema = propertyOf(addons, 'warranty');

/** How long an add-on's warranty lasts, which may be typed in words. */
export default function AddonWarrantyInput({ source = 'warranty', ...props }: Partial<InputProps>) {
  return (
    <WarrantyTextParser units={unitOf}>
      <DependentInput {...props} source={source} on="is_warranty" schema={schema} />
    </WarrantyTextParser>
  );
}
