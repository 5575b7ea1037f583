import { act } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { freshRoot } from '#web/ui/testing/fresh-root.ts';
import { MailboxPage } from './mailbox-page.tsx';

vi.mock('./use-mailboxes.ts', () => ({
  useMailbox: (number: string) => ({
    data: {
      mailbox: {
        number,
        userId: 'u1',
        ownerName: 'Ann Persaud',
        ownerEmail: 'ann@example.com',
        status: 'ACTIVE',
        assignedAt: '2026-11-01T12:00:00.000Z',
        version: 1,
      },
      history: [],
    },
  }),
}));

const page = freshRoot();

test('staff can write to the owner of a mailbox with one tap', () => {
  act(() =>
    page.root.render(
      <MemoryRouter initialEntries={['/staff/mailboxes/10001']}>
        <Routes>
          <Route path="/staff/mailboxes/:number" element={<MailboxPage area="/staff" />} />
        </Routes>
      </MemoryRouter>,
    ),
  );
  const link = page.container.querySelector('a[href="mailto:ann@example.com"]');
  expect(link?.textContent).toBe('ann@example.com');
  expect([...(link?.classList ?? [])]).toEqual(expect.arrayContaining(['inline-flex', 'min-h-11']));
});
