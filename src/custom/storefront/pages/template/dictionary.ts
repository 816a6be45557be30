import type { Dictionary } from '@puckeditor/core';
import type { TranslateFunction } from 'react-admin';

/** The visible texts of the editor library. Their translations are in the message catalogue. */
const keys = [
  'action-selectparent',
  'action-duplicate',
  'action-delete',
  'label-page',
  'label-component',
  'outline-empty',
  'outline-item-collapse',
  'outline-item-expand',
  'outline-header-title',
  'outline-header-collapseall',
  'outline-item-duplicate',
  'outline-item-delete',
  'canvas-noconfig',
  'field-readonly',
  'field-richtext-bold',
  'field-richtext-italic',
  'field-richtext-underline',
  'field-richtext-strikethrough',
  'field-richtext-blockquote',
  'field-richtext-code-inline',
  'field-richtext-code-block',
  'field-richtext-list-bullet',
  'field-richtext-list-ordered',
  'field-richtext-horizontalrule',
  'field-richtext-select',
  'field-richtext-headingselect-1',
  'field-richtext-headingselect-2',
  'field-richtext-headingselect-3',
  'field-richtext-headingselect-4',
  'field-richtext-headingselect-5',
  'field-richtext-headingselect-6',
  'field-richtext-listselect-bullet',
  'field-richtext-listselect-ordered',
  'loader-loading',
];

export const dictionaryOf = (translate: TranslateFunction): Dictionary =>
  Object.fromEntries(keys.map((key) => [key, translate(`staticPages.puck.${key}`)]));
