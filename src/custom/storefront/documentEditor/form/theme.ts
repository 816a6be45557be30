import { getDefaultRegistry, type ThemeProps } from '@rjsf/core';
import { CategoryField } from './fields/CategoryField.tsx';
import { SchemaField } from './fields/SchemaField.tsx';
import { ListField } from './list/ListField.tsx';
import { FieldErrors } from './templates/FieldErrors.tsx';
import { FieldHelp } from './templates/FieldHelp.tsx';
import { FieldTemplate } from './templates/FieldTemplate.tsx';
import { ObjectTemplate } from './templates/ObjectTemplate.tsx';
import { ChoiceWidget } from './widgets/ChoiceWidget.tsx';
import { CodeWidget, MarkupWidget, ScriptWidget } from './widgets/CodeWidget.tsx';
import { ColorWidget } from './widgets/ColorWidget.tsx';
import { DayWidget } from './widgets/DayWidget.tsx';
import { IdWidget } from './widgets/IdWidget.tsx';
import { ImageWidget } from './widgets/ImageWidget.tsx';
import { LinkWidget } from './widgets/LinkWidget.tsx';
import { NumberWidget } from './widgets/NumberWidget.tsx';
import { SwitchWidget } from './widgets/SwitchWidget.tsx';
import { MultilineWidget, TextWidget } from './widgets/TextWidget.tsx';

const { StringField } = getDefaultRegistry().fields;

/** The look of the forms: the product's own controls, by the kind of the value. */
export const theme: ThemeProps = {
  fields: {
    SchemaField,
    ArrayField: ListField,
    // Numbers are parsed where they are typed.
    NumberField: StringField as NonNullable<ThemeProps['fields']>[string],
    category: CategoryField,
  },
  templates: {
    FieldTemplate,
    ObjectFieldTemplate: ObjectTemplate,
    FieldErrorTemplate: FieldErrors,
    FieldHelpTemplate: FieldHelp,
  },
  widgets: {
    TextWidget,
    SelectWidget: ChoiceWidget,
    CheckboxWidget: SwitchWidget,
    number: NumberWidget,
    multiline: MultilineWidget,
    markup: MarkupWidget,
    code: CodeWidget,
    script: ScriptWidget,
    color: ColorWidget,
    day: DayWidget,
    id: IdWidget,
    image: ImageWidget,
    link: LinkWidget,
  },
};
