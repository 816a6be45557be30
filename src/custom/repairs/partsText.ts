import type { RecordText } from '../../kit/slots.ts';
import type { Repair } from '../../schemas/repairs/repairs.ts';
import type { RepairPart } from '../../schemas/repairs/parts.ts';

/** '2 × Battery'. */
export const partText = ({ item, item_id, quantity }: RepairPart) => `${quantity} × ${item?.name ?? item_id}`;

/** '1 × Screen, 2 × Screw'. */
export const partsText: RecordText = (record) => (record as unknown as Repair).parts.map(partText).join(', ');
