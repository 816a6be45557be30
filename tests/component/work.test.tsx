import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { DataProvider } from 'react-admin';
import { afterEach, expect, test } from 'vitest';
import WorkTab from '../../src/custom/work/WorkTab.tsx';
import type { Job } from '../../src/schemas/work/jobs.ts';
import { openDialog } from './dialog.support.tsx';

afterEach(cleanup);

const failed: Job = {
  id: '5d0b1f6e-3c1e-4a43-9d3c-1f5d8a1c0001',
  kind: 'send-mail',
  about: 'Your phone',
  state: 'failed',
  attempts: 1,
  progress: null,
  reason: { code: 'mail_refused', detail: '550' },
  is_cancelled: false,
  created_by_name: 'Maya',
  created_date: '2026-01-01T10:00:00.000Z',
  run_at: '2026-01-01T10:00:00.000Z',
  finished_date: '2026-01-01T10:00:01.000Z',
};

test.each<[string, Partial<Job>, 'status' | 'alert', RegExp]>([
  ['is done', { state: 'done', reason: null }, 'status', /Mail, Your phone: done/],
  ['failed again', {}, 'alert', /failed again\. The mail server refused it for good.*\(550\)/],
  ['waits for another try', { state: 'queued' }, 'status', /failed again.*The next try is on/],
])('a retried job reports that it %s', async (_, change, role, words) => {
  let hasFailed = true;
  const answers = {
    getJobs: (state: string) => {
      const jobs = state === 'failed' && hasFailed ? [failed] : [];
      return Promise.resolve({ jobs, total: jobs.length });
    },
    retryJob: () => {
      hasFailed = false;
      return Promise.resolve({});
    },
    getJob: () => Promise.resolve({ ...failed, ...change }),
  } as unknown as Partial<DataProvider>;
  await openDialog(
    <div role="dialog" aria-label="Work">
      <WorkTab />
    </div>,
    answers,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Retry: Mail, Your phone' }));
  const told = await screen.findByText(words);
  expect(told.closest(`[role=${role}]`)).toBeTruthy();
});
