import type { Model } from '../schemas/model.ts';
import { schemaField } from './fields/schemaField.tsx';
import { propertyOf, type ColumnElement, type Slot } from './slots.ts';

/** Returns the element of a slot: itself, or the property rendered by its schema. */
export const slotElement = (model: Model, slot: Slot): ColumnElement =>
  typeof slot === 'string' ? schemaField(slot, propertyOf(model, slot)) : (slot as ColumnElement);
