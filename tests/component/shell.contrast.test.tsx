import { getContrastRatio } from '@mui/material/styles';
import { describe, expect, test } from 'vitest';
import { dark, light, type Colors } from '../../src/theme/tokens.ts';

const tones = ['accent', 'success', 'warning', 'error', 'info', 'neutral'] as const;

const textPairs = (colors: Colors): [string, string, string][] => [
  ...(['canvas', 'surface', 'raised', 'hover'] as const).flatMap((ground) =>
    (['text', 'muted', 'faint'] as const).map((text): [string, string, string] => [
      `${text} on ${ground}`,
      colors[text],
      colors[ground],
    ]),
  ),
  ...tones.flatMap((tone): [string, string, string][] => [
    [`${tone} on surface`, colors[tone].main, colors.surface],
    [`${tone} on canvas`, colors[tone].main, colors.canvas],
    [`${tone} on its soft surface`, colors[tone].onSoft, colors[tone].soft],
  ]),
  ['faint on a disabled button', colors.faint, colors.neutral.soft],
  ['text on a selected row', colors.text, colors.accent.soft],
  ['muted on a selected row', colors.muted, colors.accent.soft],
  ['a button', colors.accent.on, colors.accent.main],
  ['a button under the pointer', colors.accent.on, colors.accent.strong],
];

describe.each([
  ['light', light],
  ['dark', dark],
])('%s', (_, colors) => {
  test.each(textPairs(colors))('%s has enough contrast', (_pair, text, ground) => {
    expect(getContrastRatio(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['canvas', 'surface', 'raised'] as const)('fields and focus stand out on %s', (ground) => {
    expect(getContrastRatio(colors.outline, colors[ground])).toBeGreaterThanOrEqual(3);
    expect(getContrastRatio(colors.accent.main, colors[ground])).toBeGreaterThanOrEqual(3);
  });
});
