import { getDefaultRegistry, type ThemeProps } from '@rjsf/core';
import { generateTheme } from '@rjsf/mui';
import { CategoryField } from './fields/CategoryField.tsx';
import { SchemaField } from './fields/SchemaField.tsx';
import { ListField } from './list/ListField.tsx';
import { InputTemplate } from './templates/InputTemplate.tsx';
import { ObjectTemplate } from './templates/ObjectTemplate.tsx';
import { ChoiceWidget } from './widgets/ChoiceWidget.tsx';
import { CodeWidget, ScriptWidget } from './widgets/CodeWidget.tsx';
import { ColorWidget } from './widgets/ColorWidget.tsx';
import { DayWidget } from './widgets/DayWidget.tsx';
import { HtmlWidget } from './widgets/HtmlWidget.tsx';
import { ImageWidget } from './widgets/ImageWidget.tsx';
import { LinkWidget } from './widgets/LinkWidget.tsx';
import { NumberWidget } from './widgets/NumberWidget.tsx';
import { SwitchWidget } from './widgets/SwitchWidget.tsx';

const { templates, widgets } = generateTheme();
const { StringField } = getDefaultRegistry().fields;

/**
 * @rjsf/mui, with own components where it has no such control (links, images, colours as text), loses data (lists,
 * values that fit no control), or differs from the rest of the product.
 */
export const theme: ThemeProps = {
  fields: {
    SchemaField,
    ArrayField: ListField,
    // Numbers are parsed by their widget.
    NumberField: StringField as NonNullable<ThemeProps['fields']>[string],
    category: CategoryField,
  },
  templates: {
    ...templates,
    BaseInputTemplate: InputTemplate,
    ObjectFieldTemplate: ObjectTemplate,
  },
  widgets: {
    ...widgets,
    SelectWidget: ChoiceWidget,
    CheckboxWidget: SwitchWidget,
    number: NumberWidget,
    code: CodeWidget,
    script: ScriptWidget,
    color: ColorWidget,
    day: DayWidget,
    html: HtmlWidget,
    image: ImageWidget,
    link: LinkWidget,
  },
};
