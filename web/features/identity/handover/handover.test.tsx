import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { freshRoot } from '#web/ui/testing/fresh-root.ts';
import { askRegisteringTab } from './ask-registering-tab.ts';
import { keepCredentials } from './kept-credentials.ts';
import { useSignInOnConfirmation } from './use-sign-in-on-confirmation.ts';

const { signInWithPassword } = vi.hoisted(() => ({ signInWithPassword: vi.fn() }));
let session: 'signed-in' | 'signed-out' = 'signed-out';
vi.mock('../provider/load-provider.ts', () => ({ provider: async () => ({ signInWithPassword }) }));
vi.mock('../provider/use-known-session.ts', () => ({ useKnownSession: () => session }));

const minutes = (count: number) => count * 60_000;
const ann = { email: 'ann@example.com', password: 'Skybarrel1' };

/** The other tabs of this browser. */
let tabs: { onmessage?: ((event: { data: unknown }) => void) | undefined }[] = [];
let said: unknown[] = [];
class FakeChannel {
  onmessage: ((event: { data: unknown }) => void) | undefined;
  constructor() {
    tabs.push(this);
  }
  postMessage(data: unknown): void {
    said.push(data);
    const others = tabs.filter((tab) => tab !== this);
    queueMicrotask(() => {
      for (const tab of others) tab.onmessage?.({ data: structuredClone(data) });
    });
  }
  close(): void {
    tabs = tabs.filter((tab) => tab !== this);
  }
}

const page = freshRoot();
const Page = ({ account }: { account: Parameters<typeof useSignInOnConfirmation>[0] }) => (
  <p>{useSignInOnConfirmation(account) ? 'signed in' : 'waiting'}</p>
);
const show = (account: Parameters<typeof useSignInOnConfirmation>[0]) =>
  act(() => page.root.render(<Page account={account} />));

/** The tab in which Ann has just registered. */
const registered = () => {
  const account = { email: ann.email, credentials: keepCredentials(ann) };
  show(account);
  return account;
};
/** The last message that the tab of the link received. */
const ask = async (email: string) => {
  const answer = askRegisteringTab(email);
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  return answer;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  tabs = [];
  said = [];
  session = 'signed-out';
  signInWithPassword.mockReset().mockResolvedValue('signed-in');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the tab of the registration', () => {
  test('signs in with its credentials after the link was opened in another tab, and reports it', async () => {
    registered();
    expect(await ask('Ann@Example.com')).toBe(true);
    expect(signInWithPassword).toHaveBeenCalledExactlyOnceWith(ann);
    expect(page.container.textContent).toBe('signed in');
    expect(JSON.stringify(said)).not.toContain(ann.password);
  });

  test('signs in once for a link that is clicked twice, and both tabs get the result', async () => {
    registered();
    const answers = [askRegisteringTab(ann.email), askRegisteringTab(ann.email)];
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    expect(await Promise.all(answers)).toEqual([true, true]);
    expect(signInWithPassword).toHaveBeenCalledOnce();
  });

  test("ignores another person's link and invalid messages", async () => {
    registered();
    expect(await ask('bo@example.com')).toBe(false);
    for (const data of [null, 'confirmed', { is: 'confirmed' }, { is: 'other', email: ann.email }])
      new FakeChannel().postMessage(data);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(signInWithPassword).not.toHaveBeenCalled();
  });

  test('reports a failed sign-in and does not try again', async () => {
    registered();
    signInWithPassword.mockRejectedValue(new Error('No answer'));
    expect(await ask(ann.email)).toBe(false);
    expect(await ask(ann.email)).toBe(false);
    expect(signInWithPassword).toHaveBeenCalledOnce();
    expect(page.container.textContent).toBe('waiting');
  });

  test.each([
    ['after half an hour', () => vi.advanceTimersByTime(minutes(30))],
    ['when it slept for half an hour, timers and all', () => vi.setSystemTime(Date.now() + minutes(31))],
    ['when the page is left', () => window.dispatchEvent(new Event('pagehide'))],
    ['when another page of the app is shown', () => act(() => page.root.render(null))],
  ])('has forgotten the password %s', async (_when, happens) => {
    const { credentials } = registered();
    happens();
    expect(credentials.take()).toBeUndefined();
    expect(await ask(ann.email)).toBe(false);
    expect(signInWithPassword).not.toHaveBeenCalled();
  });

  test('still has the password a minute before', async () => {
    const { credentials } = registered();
    vi.advanceTimersByTime(minutes(29));
    expect(credentials.take()).toEqual(ann);
  });

  test('forgets the password after another sign-in', async () => {
    const account = registered();
    session = 'signed-in';
    show(account);
    expect(account.credentials.take()).toBeUndefined();
  });
});

describe("the link's tab", () => {
  test('waits three seconds for a tab that was closed', async () => {
    const answer = askRegisteringTab(ann.email);
    await vi.advanceTimersByTimeAsync(3000);
    expect(await answer).toBe(false);
    expect(tabs).toEqual([]);
  });

  test('waits longer for a tab that is signing in', async () => {
    registered();
    signInWithPassword.mockImplementation(
      () => new Promise((resolve) => setTimeout(resolve, 9000, 'signed-in')),
    );
    expect(await ask(ann.email)).toBe(true);
  });

  test('works without BroadcastChannel', async () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const answer = askRegisteringTab(ann.email);
    await vi.advanceTimersByTimeAsync(0);
    expect(await answer).toBe(false);
  });
});
