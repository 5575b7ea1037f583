import { confirmSignUp, fetchAuthSession } from 'aws-amplify/auth';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallbackRequest } from '#domain/identity/callback.ts';
import { askRegisteringTab } from '../handover/ask-registering-tab.ts';
import { completeCallback } from './complete-callback.ts';

vi.mock('aws-amplify/auth', () => ({
  confirmSignUp: vi.fn(),
  fetchAuthSession: vi.fn(),
}));

vi.mock('../handover/ask-registering-tab.ts', () => ({ askRegisteringTab: vi.fn() }));

const provider = (name: string, message: string) => Object.assign(new Error(message), { name });
const confirmed = { isSignUpComplete: true, nextStep: { signUpStep: 'DONE' as const } };

let codes = 100_000;
/** Another code each time, because a code that worked is remembered. */
const link = (change: object = {}): CallbackRequest => {
  codes += 1;
  return { kind: 'code', from: 'query', code: String(codes), user: 'ann@example.com', ...change };
};

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(confirmSignUp).mockResolvedValue(confirmed);
  vi.mocked(fetchAuthSession).mockResolvedValue({});
  vi.mocked(askRegisteringTab).mockResolvedValue(false);
});

describe('the callback', () => {
  it('confirms an account once, even if it is called several times', async () => {
    const request = link();
    const outcomes = await Promise.all([completeCallback(request), completeCallback(request)]);
    expect(await completeCallback(request)).toEqual({ status: 'success' });
    expect(outcomes).toEqual([{ status: 'success' }, { status: 'success' }]);
    expect(confirmSignUp).toHaveBeenCalledOnce();
  });

  it('succeeds for an account that is already confirmed', async () => {
    vi.mocked(confirmSignUp).mockRejectedValue(
      provider('NotAuthorizedException', 'User cannot be confirmed. Current status is CONFIRMED'),
    );
    expect(await completeCallback(link())).toEqual({ status: 'success' });
  });

  it.each([
    ['query', 'PKCE Authentication failed: Invalid verification code provided, please try again.'],
    ['hash', 'Hash Authentication failed: Invalid verification code provided, please try again.'],
  ])('says what was wrong with a code of the %s', async (from, message) => {
    vi.mocked(confirmSignUp).mockRejectedValue(
      provider('CodeMismatchException', 'Invalid verification code provided, please try again.'),
    );
    expect(await completeCallback(link({ from }))).toEqual({ status: 'error', message, isDead: true });
  });

  it('calls the provider again after a failure', async () => {
    const request = link();
    vi.mocked(confirmSignUp).mockRejectedValueOnce(provider('NetworkError', 'A network error has occurred.'));
    expect(await completeCallback(request)).toMatchObject({ status: 'error' });
    expect(await completeCallback(request)).toMatchObject({ status: 'success' });
  });

  it('does not send a code without a user', async () => {
    expect(await completeCallback(link({ user: '' }))).toMatchObject({
      status: 'error',
      message: expect.stringContaining('PKCE Authentication failed: '),
    });
    expect(confirmSignUp).not.toHaveBeenCalled();
  });

  /** The parts of a session that the callback reads. */
  // biome-ignore lint/suspicious/noExplicitAny: only the address in the tokens matters here.
  const sessionOf = (email: string): any => ({ tokens: { idToken: { payload: { email } } } });

  it('is signed in if the tab that registered has signed in', async () => {
    vi.mocked(askRegisteringTab).mockImplementationOnce(async () => {
      vi.mocked(fetchAuthSession).mockResolvedValue(sessionOf('Ann@example.com'));
      return true;
    });
    expect(await completeCallback(link())).toEqual({
      status: 'success',
      session: 'signed-in',
    });
    expect(askRegisteringTab).toHaveBeenCalledWith('ann@example.com');
  });

  it('asks no tab before the account is confirmed', async () => {
    vi.mocked(confirmSignUp).mockRejectedValue(provider('CodeMismatchException', 'No.'));
    await completeCallback(link());
    expect(askRegisteringTab).not.toHaveBeenCalled();
  });

  it('trusts no tab without a session of that address', async () => {
    vi.mocked(askRegisteringTab).mockResolvedValue(true);
    vi.mocked(fetchAuthSession).mockResolvedValue(sessionOf('someone.else@example.com'));
    expect(await completeCallback(link())).toEqual({ status: 'success' });
  });

  it('finds an existing session of the address', async () => {
    vi.mocked(fetchAuthSession).mockResolvedValue(sessionOf('ann@example.com'));
    expect(await completeCallback(link())).toEqual({ status: 'success', session: 'session-found' });
    expect(askRegisteringTab).not.toHaveBeenCalled();
  });

  it('accepts an existing session, and reports if there is none', async () => {
    expect(await completeCallback({ kind: 'session' })).toEqual({
      status: 'error',
      message: 'No valid authentication code or session found. Please try signing in again.',
    });
    // biome-ignore lint/suspicious/noExplicitAny: only the presence of tokens matters here.
    vi.mocked(fetchAuthSession).mockResolvedValue({ tokens: {} } as any);
    expect(await completeCallback({ kind: 'session' })).toEqual({
      status: 'success',
      session: 'session-found',
    });
  });

  it('shows the fixed text for an exception', async () => {
    vi.mocked(fetchAuthSession).mockRejectedValue(new Error('storage is broken'));
    expect(await completeCallback({ kind: 'session' })).toEqual({
      status: 'error',
      message: 'Unexpected error during authentication: storage is broken',
    });
  });
});
