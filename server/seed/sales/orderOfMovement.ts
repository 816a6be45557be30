import { uuidOf } from '../random.ts';

/** The id of the order of a sale's movement. */
export const orderOfMovement = (movementId: string) => uuidOf(`${movementId}/order`);
