import { Fragment } from 'react';
import { useTranslate } from 'react-admin';
import { useHiddenProperties } from '../../authProvider/useHiddenProperties.ts';
import type { Model } from '../../schemas/model.ts';
import { Card } from '../Card.tsx';
import { Fact } from '../fields/Fact.tsx';
import { slotElement } from '../slotElement.tsx';
import { sourceOf, type Slot } from '../slots.ts';

interface RecordFactsProps {
  model: Model;
  facts: Slot[];
  /** A message key; defaults to the resource's name. */
  title?: string;
}

/** Properties of the surrounding record that the user may see. */
export function RecordFacts({ model, facts, title = `resources.${model.name}.name` }: RecordFactsProps) {
  const translate = useTranslate();
  const hidden = useHiddenProperties(model);
  return (
    <Card title={translate(title, { smart_count: 1 })}>
      <dl>
        {facts
          .filter((slot) => !hidden.has(sourceOf(slot)))
          .map((slot, index) => {
            const element = slotElement(model, slot);
            const { source, label = `resources.${model.name}.fields.${source}` } = element.props;
            const key = source || `fact ${index}`;
            return source ? (
              <Fact key={key} name={translate(label)}>
                {element}
              </Fact>
            ) : (
              <Fragment key={key}>{element}</Fragment>
            );
          })}
      </dl>
    </Card>
  );
}
