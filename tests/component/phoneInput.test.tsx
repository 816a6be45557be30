import { act, screen } from '@testing-library/react';
import { Form } from 'react-admin';
import { expect, test } from 'vitest';
import { SchemaInput } from '../../src/kit/form/SchemaInput.tsx';
import { propertyOf } from '../../src/kit/slots.ts';
import { customers } from '../../src/schemas/customers/customers.ts';
import { renderShell } from './shell.render.tsx';

test.each([
  ['read-only', true, '(416) 555-0101'],
  ['editable', false, '(416) 555-0101'],
])('formats a phone number: %s', async (_, readOnly, shown) => {
  const schema = propertyOf(customers, 'phone');
  await act(() =>
    renderShell(
      <Form record={{ phone: '+14165550101' }}>
        <SchemaInput source="phone" schema={schema} readOnly={readOnly} />
      </Form>,
    ),
  );
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe(shown);
});
