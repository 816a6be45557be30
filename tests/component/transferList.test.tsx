import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { afterEach, expect, test, vi } from 'vitest';
import { RightList } from '../../src/custom/staff/permissions/RightList.tsx';
import { createI18nProvider } from '../../src/i18n/i18nProvider.ts';

afterEach(cleanup);

test('a space typed in the search moves nothing; Enter moves the focused permission', async () => {
  const onMove = vi.fn<(right: string) => void>();
  const i18nProvider = await createI18nProvider('en');
  render(
    <CoreAdminContext i18nProvider={i18nProvider}>
      <RightList
        title="Available"
        rights={['VIEW_ALL_STAFF', 'EDIT_ORDER', 'EDIT_CATALOG']}
        marked={[]}
        mark="added"
        empty="None"
        icon={null}
        onMove={onMove}
        focusElsewhere={() => undefined}
      />
    </CoreAdminContext>,
  );
  await userEvent.tab();
  await userEvent.keyboard('edit c');
  await userEvent.keyboard(' ');
  expect(onMove).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onMove).toHaveBeenCalledOnce();
});
