import { createElement } from 'react';
import { useTranslate } from 'react-admin';
import { isObject } from '../../../schemas/storefront/schema.ts';
import { entriesOf, isHidden } from './entries.ts';
import { kindOf, propertiesOf, type Meaning } from './meaning.ts';
import { paletteOf } from './palette.ts';
import { values, type ValueProps } from './values.tsx';

/** Renders a part of a document by the meaning of its properties. No part has its own component. */
export function PreviewPart({ schema, value, pointer, at }: ValueProps) {
  return propertiesOf(schema).map(({ name, schema: child, meaning }) => (
    <Property
      key={name}
      name={name}
      meaning={meaning}
      schema={child}
      value={isObject(value) ? value[name] : undefined}
      pointer={`${pointer}/${name}`}
      at={`${at}/${name}`}
      isRequired={schema.required?.includes(name)}
    />
  ));
}

interface PropertyProps extends ValueProps {
  name: string;
  meaning: Meaning;
}

export function Property({ name, meaning, ...props }: PropertyProps) {
  if (meaning === 'list') return <List name={name} {...props} />;
  if (meaning === 'part') return <Frame tag="div" name={name} {...props} />;
  const Value = values[meaning];
  if (!Value) return null;
  const isOn = meaning === 'switch' ? String((props.value ?? props.schema.default) !== false) : undefined;
  return (
    <div className={meaning} data-name={name} data-on={isOn} data-at={props.at}>
      <Value {...props} />
    </div>
  );
}

function List({ name, schema, value, pointer, at }: ValueProps & { name: string }) {
  const items = schema.items ?? {};
  const entries = entriesOf(schema, value);
  const kind = kindOf(items);
  if (entries.length === 0 || kind === 'facts') return null;
  return (
    <ul className={`list of-${kind}`} data-name={name}>
      {entries.map((entry) => (
        <Frame
          key={entry.index}
          tag="li"
          schema={items}
          value={entry.value}
          pointer={`${pointer}/*`}
          at={`${at}/${entry.index}`}
        />
      ))}
    </ul>
  );
}

/** The wrapper of a nested part or list entry. Hidden ones are faded. */
function Frame({ tag, name, ...props }: ValueProps & { tag: 'div' | 'li'; name?: string }) {
  const translate = useTranslate();
  const kind = kindOf(props.schema);
  const hidden = isHidden(props.schema, props.value);
  if (kind === 'facts') return null;
  return createElement(
    tag,
    {
      className: `part ${kind}`,
      'data-name': name,
      'data-type':
        isObject(props.value) && typeof props.value.type === 'string' ? props.value.type : undefined,
      'data-at': props.at,
      'data-hidden': hidden || undefined,
      style: paletteOf(props.schema, props.value),
    },
    <PreviewPart {...props} />,
    hidden && <small className="mark">{translate('preview.hidden')}</small>,
  );
}
