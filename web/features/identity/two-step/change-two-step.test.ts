import { beforeEach, expect, test, vi } from 'vitest';
import { accessToken } from '#web/api/token.ts';
import { turnOn } from './change-two-step.ts';

/** What Amplify does with tokens, as far as it matters here: a refresh that is refused takes away whatever tokens there are by then. */
const device = vi.hoisted(() => {
  const state = {
    session: 'old' as string | undefined,
    isOldEnded: false,
    answers: [] as (() => void)[],
    /** Called while there is no session. */
    between: () => {},
  };
  return {
    state,
    /** Refreshes with the session that there was when it was asked for; the answer comes when `answers` are let go. */
    refresh: async (forced: boolean) => {
      const asked = state.session;
      if (forced && asked === 'old')
        await new Promise<void>((answer) => {
          state.answers.push(answer);
        });
      if (forced && asked === 'old' && state.isOldEnded) {
        state.session = undefined;
        return { tokens: undefined };
      }
      return { tokens: state.session && { accessToken: state.session } };
    },
  };
});

vi.mock('aws-amplify/auth', () => ({
  fetchAuthSession: ({ forceRefresh = false } = {}) => device.refresh(forceRefresh),
  signIn: async () => {
    device.state.between();
    device.state.session = 'new';
    return { isSignedIn: true };
  },
  signOut: async () => {
    device.state.session = undefined;
  },
  updateMFAPreference: async () => undefined,
  updatePassword: async () => undefined,
  verifyTOTPSetup: async () => undefined,
}));
vi.mock('#web/session/end-every-session.ts', () => ({
  endEverySession: async () => {
    device.state.isOldEnded = true;
  },
}));
vi.mock('#web/api/client.ts', () => ({ api: async () => undefined }));

const ready = {
  email: 'ann@example.com',
  password: 'Correct1',
  needsCode: true,
  code: '123456',
  onConfirmed: () => undefined,
};

beforeEach(() => {
  Object.assign(device.state, { session: 'old', isOldEnded: false, answers: [], between: () => {} });
});

test('a refresh of the old session that is refused late does not take the new session away', async () => {
  // Something in the background asks for a new token, and its answer is late.
  const background = accessToken({ fresh: true });
  // Whoever asks after that has an answer at once.
  await accessToken();
  const on = turnOn(ready, (work) => work());
  await vi.waitUntil(() => device.state.isOldEnded);
  for (const answer of device.state.answers) answer();
  await Promise.all([background, on]);
  expect(await accessToken()).toBe('new');
});

test('who asks for a token while one session follows the other gets one of the new session', async () => {
  const tokens: Promise<string | undefined>[] = [];
  device.state.between = () => tokens.push(accessToken({ fresh: true }), accessToken());
  await turnOn(ready, (work) => work());
  expect(await Promise.all(tokens)).toEqual(['new', 'new']);
});
