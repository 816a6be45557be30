// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type FormEvent } from 'react';
import { expect, test } from 'vitest';
import { CodeBoxes } from '../../src/custom/account/CodeBoxes.tsx';
import { emptyCode } from '../../src/custom/account/codeDigits.ts';
import { renderShell } from './shell.render.tsx';

function Boxes({ problem }: { problem?: string }) {
  const [code, setCode] = useState(emptyCode);
  return (
    <CodeBoxes
      id="code"
      label="Six-digit code"
      code={code}
      onChange={setCode}
      onLeave={() => {}}
      problem={problem}
      readOnly={false}
    />
  );
}

const inputs = () => screen.getAllByRole<HTMLInputElement>('textbox');
const shown = () => inputs().map(({ value }) => value || '_');
const focused = () => inputs().findIndex((input) => input === document.activeElement);

async function open(problem?: string) {
  await renderShell(<Boxes problem={problem} />);
  inputs()[0]?.focus();
  return userEvent.setup();
}

test('typing moves to the next box, Backspace to the previous one', async () => {
  const user = await open();
  await user.keyboard('12a3');
  expect([shown().join(''), focused()]).toEqual(['123___', 3]);
  await user.keyboard('{Backspace}{Backspace}');
  expect([shown().join(''), focused()]).toEqual(['1_____', 1]);
  await user.keyboard('{ArrowLeft}9');
  expect([shown().join(''), focused()]).toEqual(['9_____', 1]);
});

test('pasting a code fills all boxes', async () => {
  const user = await open();
  inputs()[2]?.focus();
  await user.paste('654 321');
  expect([shown().join(''), focused()]).toEqual(['654321', 5]);
});

test('is a labelled group of named boxes with autofill and an error message', async () => {
  await open('Please enter a valid code.');
  const group = screen.getByRole('group', { name: 'Six-digit code' });
  expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Please enter a valid code.',
  );
  expect(inputs().map((input) => input.getAttribute('aria-label'))).toEqual(
    [1, 2, 3, 4, 5, 6].map((number) => `Digit ${number} of 6`),
  );
  expect(inputs()[0]).toMatchObject({ autocomplete: 'one-time-code', inputMode: 'numeric' });
  expect(inputs().every((input) => input.getAttribute('aria-invalid') === 'true')).toBe(true);
});

/** Rejects the typed code on Enter. */
function Refusing() {
  const [problem, setProblem] = useState<string>();
  const refuse = (event: FormEvent) => {
    event.preventDefault();
    setProblem('This code is wrong.');
  };
  return (
    <form onSubmit={refuse}>
      <Boxes problem={problem} />
      <button type="submit">Go on</button>
    </form>
  );
}

test('the next code replaces a rejected one', async () => {
  await renderShell(<Refusing />);
  const user = userEvent.setup();
  inputs()[0]?.focus();
  await user.keyboard('000000');
  expect(focused()).toBe(5);
  await user.keyboard('{Enter}');
  expect(focused()).toBe(0);
  await user.keyboard('103450');
  expect([shown().join(''), focused()]).toEqual(['103450', 5]);
});
