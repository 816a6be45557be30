import { render, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cleanup } from '@testing-library/react';
import { isSubstitute, restoreLostFocus } from '../../src/kit/focus/restoreLostFocus.ts';

let end: () => void;
beforeEach(() => {
  end = restoreLostFocus();
});
afterEach(() => {
  end();
  cleanup();
  vi.useRealTimers();
});

const focused = () => document.activeElement;
const button = (name: string) => screen.getByRole('button', { name });

/** Removes the focused element and waits until the focus has settled. */
async function settle(act: () => Promise<void> | void) {
  await act();
  await vi.waitFor(() => expect(focused()).not.toBe(document.body));
}

function Rows() {
  const [rows, setRows] = useState(['one', 'two', 'three']);
  return (
    <main tabIndex={-1}>
      <ul>
        {rows.map((row) => (
          <li key={row}>
            <button onClick={() => setRows(rows.filter((one) => one !== row))}>{row}</button>
          </li>
        ))}
      </ul>
    </main>
  );
}

test('after deleting a row its neighbour is focused, after the last one the page', async () => {
  render(<Rows />);
  await settle(() => userEvent.click(button('two')));
  expect(focused()).toBe(button('three'));
  await settle(() => userEvent.click(button('three')));
  expect(focused()).toBe(button('one'));
  await settle(() => userEvent.click(button('one')));
  expect(focused()).toBe(screen.getByRole('main'));
});

test('the element that gets the focus is a substitute until a key is pressed', async () => {
  render(<Rows />);
  button('one').focus();
  expect(isSubstitute(focused()!)).toBe(false);
  await settle(() => userEvent.click(button('two')));
  expect(isSubstitute(button('three'))).toBe(true);
  await userEvent.keyboard('a');
  expect(isSubstitute(button('three'))).toBe(false);
});

function Noticed({ children }: { children: ReactNode }) {
  const [isShown, setShown] = useState(true);
  return (
    <>
      {children}
      {isShown && createPortal(<button onClick={() => setShown(false)}>Undo</button>, document.body)}
    </>
  );
}

test('after a notification closes, the previous focus is restored', async () => {
  render(
    <Noticed>
      <main tabIndex={-1}>
        <button>before</button>
      </main>
    </Noticed>,
  );
  await userEvent.click(button('before'));
  await settle(() => userEvent.click(button('Undo')));
  expect(focused()).toBe(button('before'));
});

test('a click on the background clears the focus', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  render(<Rows />);
  button('one').focus();
  button('one').blur();
  document.body.append(document.createElement('p'));
  await Promise.resolve();
  vi.runAllTimers();
  expect(focused()).toBe(document.body);
});

test('a button disabled while saving keeps the focus inside its dialog', async () => {
  function Saving() {
    const [isBusy, setBusy] = useState(false);
    return (
      <div role="dialog" tabIndex={-1}>
        <button disabled={isBusy} onClick={(event) => (setBusy(true), event.currentTarget.blur())}>
          Save
        </button>
      </div>
    );
  }
  render(<Saving />);
  await settle(() => userEvent.click(button('Save')));
  expect(screen.getByRole('dialog').contains(focused())).toBe(true);
});
