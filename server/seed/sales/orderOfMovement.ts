import { uuidOf } from '../random.ts';

/** The order of a movement that sold something. */
export const orderOfMovement = (movementId: string) => uuidOf(`${movementId}/order`);
