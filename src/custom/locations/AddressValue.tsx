import { useRecordContext } from 'react-admin';
import type { Location } from '../../schemas/locations/locations.ts';
import type { SlotProps } from '../../kit/slots.ts';
import { useAddress } from './useAddress.ts';

/** The full address, with a tooltip when it is cut off. */
export function AddressValue(_: SlotProps) {
  const record = useRecordContext<Location>();
  const addressOf = useAddress();
  if (!record) return null;
  const address = addressOf(record);
  return <span title={address}>{address}</span>;
}
