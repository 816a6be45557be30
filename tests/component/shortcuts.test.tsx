import { cleanup, fireEvent, render } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useShortcuts } from '../../src/kit/list/useShortcuts.ts';

afterEach(cleanup);

/** Mounted before its parent's passive effects run. */
function PressedAtOnce() {
  useEffect(() => {
    fireEvent.keyDown(document.body, { key: 'n' });
  }, []);
  return null;
}

function List({ onNew }: { onNew: () => void }) {
  useShortcuts();
  return (
    <>
      <button data-shortcut="new" onClick={onNew}>
        New
      </button>
      <label>
        Row
        <input type="checkbox" />
      </label>
      <label>
        Name
        <input />
      </label>
      <PressedAtOnce />
    </>
  );
}

test('n opens the create form as soon as its button shows, also with a selected row, and not while typing', () => {
  const onNew = vi.fn<() => void>();
  const shown = render(<List onNew={onNew} />);
  expect(onNew).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(shown.getByLabelText('Row'), { key: 'n' });
  expect(onNew).toHaveBeenCalledTimes(2);
  fireEvent.keyDown(shown.getByLabelText('Name'), { key: 'n' });
  expect(onNew).toHaveBeenCalledTimes(2);
});
