import { cleanup } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm, type FieldValues } from 'react-hook-form';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { EmptyInRules } from '../../src/custom/messageRules/EmptyInRules.tsx';
import RuleTemplateInput from '../../src/custom/messageRules/RuleTemplateInput.tsx';
import { openDialog } from './dialog.support.tsx';

function Frame({ values, children }: { values: object; children: ReactNode }) {
  const context = useForm<FieldValues>({ defaultValues: values });
  return (
    <FormProvider {...context}>
      <div role="dialog">
        <input aria-label="text" {...context.register('text_en')} />
        {children}
      </div>
    </FormProvider>
  );
}

afterEach(cleanup);

test('A rule of estimates says which texts of its template stay empty for quotes', async () => {
  const template = { id: 't', name: 'Told', text_en: '{ticket.number} {estimate.total}', text_fr: '' };
  const shown = await openDialog(
    <Frame values={{ event: 'ESTIMATE_SENT', mode: 'AUTO', template_id: 't' }}>
      <RuleTemplateInput />
    </Frame>,
    { getOne: async () => ({ data: template }), getList: async () => ({ data: [], total: 0 }) } as never,
  );
  const alert = await shown.findByText(/in messages about quotes: \{ticket\.number\}$/);
  expect(alert.textContent).toContain('Estimate sent');
  expect(shown.queryByText(/about tickets/)).toBeNull();
});

test('A template that is being written says what stays empty in messages of its rules', async () => {
  const data = [
    { id: 'a', event: 'ESTIMATE_APPROVED', mode: 'AUTO' },
    { id: 'b', event: 'READY', mode: 'OFF' },
  ];
  const shown = await openDialog(
    <Frame values={{ id: 't', text_en: 'Ready.' }}>
      <EmptyInRules />
    </Frame>,
    { getList: async () => ({ data, total: 2 }) } as never,
  );
  await userEvent.type(shown.getByRole('textbox', { name: 'text' }), ' {{ticket.due}');
  expect(await shown.findByText(/Estimate approved: .*about quotes: \{ticket\.due\}$/)).toBeTruthy();
  expect(shown.queryByText(/Ready for/)).toBeNull();
});
