import { fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { useEffect, useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { AfterPaint } from '../../src/kit/AfterPaint.tsx';
import { useAfterPaint } from '../../src/kit/useAfterPaint.ts';

vi.unmock('../../src/kit/AfterPaint.tsx');

function Field() {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return <input ref={input} aria-label="field" />;
}

const show = () =>
  render(
    <AfterPaint fallback="frame">
      <Field />
    </AfterPaint>,
  );

test('the fallback is painted before the children', async () => {
  show();
  expect(screen.getByText('frame')).toBeDefined();
  expect(screen.queryByLabelText('field')).toBeNull();
  await screen.findByLabelText('field');
  expect(screen.queryByText('frame')).toBeNull();
});

test('a key pressed before the children are painted reaches the field that takes the focus', () => {
  show();
  fireEvent.keyDown(document.body, { key: 'a' });
  expect(document.activeElement).toBe(screen.getByLabelText('field'));
});

test('a value that takes long to draw follows a frame later', async () => {
  const { result, rerender } = renderHook(useAfterPaint<string>, { initialProps: 'month' });
  expect(result.current).toBe('month');
  rerender('week');
  expect(result.current).toBe('month');
  await waitFor(() => expect(result.current).toBe('week'));
});
