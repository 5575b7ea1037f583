import { QueryClientProvider } from '@tanstack/react-query';
import { signOut } from 'aws-amplify/auth';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#web/api/api-error.ts';
import { createQueryClient } from '#web/api/query-client.ts';
import { freshRoot } from '#web/ui/testing/fresh-root.ts';
import { leftTokens } from './left-token.ts';
import { takeNotice } from './notice.ts';
import { readSession } from './read-session.ts';
import { explainsItself } from './refused-session.ts';
import type { SessionState } from './session.ts';
import { FirstSession, SessionProvider } from './session-provider.tsx';
import { useSession } from './use-session.ts';

vi.mock('aws-amplify/auth', () => ({ signOut: vi.fn(async () => undefined) }));
vi.mock('aws-amplify/utils', () => ({ Hub: { listen: () => () => undefined } }));
vi.mock('./read-session.ts', () => ({ readSession: vi.fn() }));

const screen = freshRoot();
const ann: SessionState = {
  status: 'signed-in',
  user: { userId: 'ann', email: 'ann@example.com', roles: ['customer'], rolesAfterTwoStep: [] },
};

beforeEach(() => {
  vi.mocked(signOut).mockClear();
  vi.mocked(readSession).mockResolvedValue({ status: 'signed-out' });
});

const Shown = () => <p>{useSession().status}</p>;

/** Ann's screen, after calls that the API has answered with these statuses. */
const after = async (statuses: readonly number[], meta = {}): Promise<string | null> => {
  const cache = createQueryClient();
  await act(async () =>
    screen.root.render(
      <QueryClientProvider client={cache}>
        <FirstSession value={ann}>
          <SessionProvider>
            <Shown />
          </SessionProvider>
        </FirstSession>
      </QueryClientProvider>,
    ),
  );
  await act(async () => {
    await Promise.allSettled(
      statuses.map((status, at) =>
        cache.fetchQuery({
          queryKey: [at],
          meta,
          retry: false,
          queryFn: async () => {
            throw new ApiError(status, { code: 'REFUSED', message: 'Refused.', correlationId: '' });
          },
        }),
      ),
    );
  });
  return screen.container.textContent;
};

/** The code that signs out is loaded on demand. */
const expectSignedOut = () => expect.poll(() => screen.container.textContent).toBe('signed-out');

test('a session that the API refuses is over: its tokens go, once, and the guards lead to sign-in', async () => {
  await after([401, 401]);
  await expectSignedOut();
  expect(signOut).toHaveBeenCalledOnce();
  expect(takeNotice()).toMatch(/^Your session has ended\./);
});

test.each([[403], [404], [429], [500], [0]])(
  'an answer of %i leaves the session as it is',
  async (status) => {
    expect(await after([status])).toBe('signed-in');
    expect(signOut).not.toHaveBeenCalled();
  },
);

test('a part that says by itself what a 401 means keeps saying it', async () => {
  expect(await after([401], explainsItself)).toBe('signed-in');
  expect(signOut).not.toHaveBeenCalled();
});

test('tokens go and are revoked later where the library that ends sessions cannot be loaded', async () => {
  const base = 'CognitoIdentityServiceProvider.client-1';
  localStorage.setItem(`${base}.LastAuthUser`, 'ann');
  localStorage.setItem(`${base}.ann.refreshToken`, 'refresh-1');
  vi.mocked(signOut).mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await after([401]);
  await expectSignedOut();
  expect(said).toHaveBeenCalledOnce();
  said.mockRestore();
  expect(Object.keys(localStorage).filter((key) => key.startsWith(base))).toEqual([]);
  expect(leftTokens()).toMatchObject([{ clientId: 'client-1', token: 'refresh-1' }]);
});
