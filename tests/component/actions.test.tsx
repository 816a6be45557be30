import { cleanup, fireEvent, render } from '@testing-library/react';
import { useEffect, type ReactNode } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { availableActions } from '../../src/kit/actions/actions.ts';
import { useAction, useButtonAction, useShortcut } from '../../src/kit/actions/useAction.ts';

afterEach(cleanup);

/** Mounted before its parent's passive effects run. */
function PressedAtOnce() {
  useEffect(() => {
    fireEvent.keyDown(document.body, { key: 'n' });
  }, []);
  return null;
}

function NewButton({ onNew }: { onNew: () => void }) {
  const button = useButtonAction('New', { keys: 'n' });
  return (
    <button ref={button} onClick={onNew}>
      New
    </button>
  );
}

function List({ onNew, children }: { onNew: () => void; children?: ReactNode }) {
  return (
    <>
      <NewButton onNew={onNew} />
      <label>
        Row
        <input type="checkbox" />
      </label>
      <label>
        Name
        <input />
      </label>
      {children}
    </>
  );
}

function Shortcut({ keys, run, isGlobal }: { keys: string; run: () => boolean | void; isGlobal?: boolean }) {
  useShortcut(keys, keys, run, { isGlobal });
  return null;
}

const counter = () => vi.fn<() => void>();

describe('a key', () => {
  test('works as soon as its button shows, also with a selected row, and not while typing', () => {
    const onNew = counter();
    const shown = render(
      <List onNew={onNew}>
        <PressedAtOnce />
      </List>,
    );
    expect(onNew).toHaveBeenCalledTimes(1);
    fireEvent.keyDown(shown.getByLabelText('Row'), { key: 'n' });
    expect(onNew).toHaveBeenCalledTimes(2);
    fireEvent.keyDown(shown.getByLabelText('Name'), { key: 'n' });
    fireEvent.keyDown(document.body, { key: 'n', ctrlKey: true });
    fireEvent.keyDown(document.body, { key: 'n', altKey: true });
    expect(onNew).toHaveBeenCalledTimes(2);
    expect(document.activeElement).toBe(shown.getByText('New'));
  });

  test('with Ctrl or Cmd works while typing', () => {
    const save = counter();
    const shown = render(
      <List onNew={counter()}>
        <Shortcut keys="mod+s" run={save} />
      </List>,
    );
    const isUnused = fireEvent.keyDown(shown.getByLabelText('Name'), { key: 's', ctrlKey: true });
    fireEvent.keyDown(shown.getByLabelText('Name'), { key: 'S', metaKey: true });
    fireEvent.keyDown(shown.getByLabelText('Name'), { key: 's', ctrlKey: true, shiftKey: true });
    expect([save.mock.calls.length, isUnused]).toEqual([2, false]);
  });

  test('belongs to the latest action that takes it', () => {
    const first = counter();
    const refuses = () => false;
    render(
      <>
        <Shortcut keys="x" run={first} />
        <Shortcut keys="x" run={refuses} />
      </>,
    );
    fireEvent.keyDown(document.body, { key: 'x' });
    expect(first).toHaveBeenCalledTimes(1);
  });

  test('does nothing below a dialog, unless it is global', () => {
    const [onNew, inside, anywhere] = [counter(), counter(), counter()];
    render(
      <>
        <List onNew={onNew}>
          <Shortcut keys="mod+k" isGlobal run={anywhere} />
        </List>
        <div role="dialog" aria-modal>
          <NewButton onNew={inside} />
        </div>
      </>,
    );
    fireEvent.keyDown(document.body, { key: 'n' });
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    expect([onNew, inside, anywhere].map(({ mock }) => mock.calls.length)).toEqual([0, 1, 1]);
  });
});

test('actions are available once each, while they are mounted', () => {
  function Offered({ isOn = true }: { isOn?: boolean }) {
    useAction('Close the till', () => undefined, { isOn });
    return null;
  }
  const labels = () => availableActions().map(({ label }) => label);
  const shown = render(
    <>
      <Offered />
      <Offered />
      <Shortcut keys="f" run={() => undefined} />
    </>,
  );
  expect(labels()).toEqual(['Close the till', 'f']);
  shown.rerender(<Offered isOn={false} />);
  expect(labels()).toEqual([]);
});
