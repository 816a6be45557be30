import { Entity } from './common.ts';
import type { Model } from './model.ts';

/**
 * Returns the values of a step as a model of their own, named `<model>.steps.<step>`, whose rules know the record; so
 * validators, inputs and texts of forms apply to steps too.
 */
export function stepForm(
  { name, service, steps = {} }: Pick<Model, 'name' | 'service' | 'steps'>,
  step: string,
  record?: Record<string, unknown>,
): Model {
  const { values = {}, rules = [], access } = steps[step]!;
  return {
    name: `${name}.steps.${step}`,
    schema: Entity(values),
    service,
    label: '',
    filters: {},
    sorts: {},
    defaultSort: { field: '', order: 'ASC' },
    access: { update: access },
    rules: rules.map((rule) => ({ ...rule, check: (entered) => rule.check(entered, record) })),
  };
}

/** Returns the forms of all steps; one without values may still be confirmed in a form. */
export const stepForms = (model: Pick<Model, 'name' | 'service' | 'steps'>): Model[] =>
  Object.keys(model.steps ?? {}).map((step) => stepForm(model, step));
