import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { figureCards } from '../../src/custom/dashboard/figures/cards.ts';
import { FigureView } from '../../src/custom/dashboard/figures/FigureView.tsx';
import type { DashboardFigures } from '../../src/schemas/dashboard/figures.ts';
import { renderShell } from './shell.render.tsx';

const translate = ((key: string) => key) as never;

const figure = (statuses: NonNullable<DashboardFigures['orders']>['statuses']) => {
  const [card] = figureCards(
    { orders: { statuses } },
    { translate, locale: 'en', locationName: () => undefined },
  );
  if (!card) throw new Error('Orders have a figure');
  return act(() => renderShell(<FigureView {...card} />));
};

test('a dashboard chart has an accessible name', async () => {
  await figure([
    { status: 'PENDING', count: 2 },
    { status: 'ON_HOLD', count: 1 },
  ]);
  expect(screen.getByText('Open orders by status')).toBeTruthy();
  expect(screen.getByRole('slider', { name: 'Open orders by status' })).toBeTruthy();
});

test('a single number has no chart', async () => {
  await figure([
    { status: 'PENDING', count: 2 },
    { status: 'ON_HOLD', count: 0 },
  ]);
  expect(screen.getByRole('region', { name: 'Open orders' })).toBeTruthy();
  expect(screen.queryByRole('slider')).toBeNull();
});
