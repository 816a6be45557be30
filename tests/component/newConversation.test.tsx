import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import NewConversation from '../../src/custom/inbox/NewConversation.tsx';
import { owner } from './dialog.support.tsx';
import { renderShell } from './shell.render.tsx';

test('N begins a conversation in the list of conversations', async () => {
  await act(() => renderShell(<NewConversation />, { session: owner }));
  fireEvent.keyDown(document.body, { key: 'n' });
  expect(await screen.findByRole('dialog', { name: 'New Conversation' })).toBeTruthy();
});
