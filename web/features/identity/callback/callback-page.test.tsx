import { act, StrictMode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readBegun } from '#web/session/drafts/begun.ts';
import { takeNotice } from '#web/session/notice.ts';
import { SessionContext } from '#web/session/use-session.ts';
import { freshRoot } from '#web/ui/testing/fresh-root.ts';
import { knownEmail } from '../known-email.ts';
import { keepReturn, readReturn } from '../registration/kept-return.ts';
import { CallbackPage } from './callback-page.tsx';

const { confirmSignUp, session } = vi.hoisted(() => ({
  confirmSignUp: vi.fn(),
  session: { tokens: undefined as object | undefined },
}));
const { askRegisteringTab } = vi.hoisted(() => ({ askRegisteringTab: async () => false }));
vi.mock('../handover/ask-registering-tab.ts', () => ({ askRegisteringTab }));
vi.mock('aws-amplify/auth', () => ({
  confirmSignUp,
  fetchAuthSession: async () => session,
}));

const nothing = async () => undefined;
const signedOut = { status: 'signed-out', refresh: nothing, replace: nothing, signOut: nothing } as const;

const Dashboard = () => <p>dashboard of {knownEmail()}</p>;

const Wizard = () => <p>wizard {useLocation().search}</p>;

const page = freshRoot();

/** Advances the clock and runs pending work. */
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

const open = async (path: string) => {
  act(() =>
    page.root.render(
      <StrictMode>
        <SessionContext value={signedOut}>
          <MemoryRouter initialEntries={[path]}>
            <Routes>
              <Route path="/auth/callback" element={<CallbackPage />} />
              <Route path="/dashboard" element={<Dashboard />} />
              <Route path="/customer/profile" element={<p>profile</p>} />
              <Route path="/booking" element={<p>booking</p>} />
              <Route path="/dashboard/create-shipment" element={<Wizard />} />
            </Routes>
          </MemoryRouter>
        </SessionContext>
      </StrictMode>,
    ),
  );
  await pass(0);
};

beforeEach(() => {
  vi.useFakeTimers();
  session.tokens = undefined;
  localStorage.clear();
  confirmSignUp.mockReset().mockResolvedValue({ isSignUpComplete: true, nextStep: { signUpStep: 'DONE' } });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the page behind the e-mail link', () => {
  it('verifies once, shows a message, and opens the dashboard after two seconds', async () => {
    let verified: (value: object) => void = () => undefined;
    confirmSignUp.mockReturnValue(
      new Promise((resolve) => {
        verified = resolve;
      }),
    );
    await open('/auth/callback?code=111111&user=ann%40example.com');
    expect(page.container.textContent).toContain('Verifying...');
    expect(page.container.textContent).toContain('Please wait while we verify your account...');

    verified({ isSignUpComplete: true, nextStep: { signUpStep: 'DONE' } });
    await pass(0);
    expect(page.container.textContent).toContain('Success!');
    expect(page.container.textContent).toContain('Your account has been verified successfully.');
    expect(confirmSignUp).toHaveBeenCalledOnce();
    expect(confirmSignUp).toHaveBeenCalledWith({ username: 'ann@example.com', confirmationCode: '111111' });

    await pass(1999);
    expect(page.container.textContent).toContain('Success!');
    await pass(1);
    expect(page.container.textContent).toBe('dashboard of ann@example.com');
    // Nobody is signed in here, so the sign-in page comes next and says why.
    expect(takeNotice()).toContain('Your e-mail is verified');
  });

  it('opens what somebody registered for, once and not after a day', async () => {
    keepReturn('/booking?to=GY&g=1B55x140&zip=11226');
    await open('/auth/callback?code=111111&user=ann%40example.com');
    await pass(2000);
    expect(page.container.textContent).toBe('booking');
    expect(readReturn()).toBe('/dashboard');
    keepReturn('/booking');
    await pass(25 * 60 * 60_000);
    expect(readReturn()).toBe('/dashboard');
  });

  it.each([
    ['QTE-7K3M9Q', 'wizard ?quote=QTE-7K3M9Q'],
    ['//evil.example', 'dashboard of ann@example.com'],
  ])('leads another device to the quote that the letter names: %s', async (quote, opened) => {
    await open(`/auth/callback?code=444444&user=ann%40example.com#quote=${quote}`);
    await pass(2000);
    expect(page.container.textContent).toBe(opened);
  });

  it.each([
    ['/dashboard/create-shipment?quote=QTE-7K3M9Q', 'Session found! Redirecting to your booking...'],
    ['/customer/profile', 'Session found! Redirecting to your dashboard...'],
  ])('says to a person with a session where it goes on: %s', async (path, words) => {
    session.tokens = { idToken: { payload: { email: 'ann@example.com' } } };
    keepReturn(path);
    await open(`/auth/callback?code=555555&user=ann%40example.com#from=${encodeURIComponent(path)}`);
    expect(page.container.textContent).toContain(words);
    await pass(2000);
    expect(page.container.textContent).not.toContain(words);
  });

  it('says at sign-in that an accepted quote is booked next', async () => {
    keepReturn('/dashboard/create-shipment?quote=QTE-7K3M9Q');
    await open('/auth/callback?code=111111&user=ann%40example.com');
    await pass(2000);
    expect(takeNotice()).toBe('Your e-mail is verified. Sign in, and we go on with your booking.');
  });

  describe('of somebody who was about to book', () => {
    const link = `/auth/callback?code=333333&user=ann%40example.com#draft=${'a'.repeat(22)}`;
    const answer = (reply: object, status = 200) =>
      vi.stubGlobal('fetch', async () => Response.json(reply, { status }));

    afterEach(() => {
      vi.unstubAllGlobals();
      localStorage.clear();
    });

    it('leads to it on a device that knows nothing of it, and says so at sign-in', async () => {
      answer({ id: 'a-draft', words: 'your $385.00 barrel', total: 38_500, timestamp: Date.now() });
      await open(link);
      await pass(2000);
      expect(page.container.textContent).toBe('wizard ?draft=a-draft');
      expect(takeNotice()).toBe('Your e-mail is verified. Sign in, and we go on with your booking.');
      expect(readBegun()).toMatchObject({ words: 'your $385.00 barrel' });
    });

    it('leads to the very page where it was begun', async () => {
      answer({ id: 'a-draft', words: 'your $385.00 barrel', total: 38_500, timestamp: Date.now() });
      keepReturn('/booking?to=GY&g=1B55x140&zip=11226&draft=a-draft');
      await open(link.replace('333333', '333334'));
      await pass(2000);
      expect(page.container.textContent).toBe('booking');
    });

    it('leads to the dashboard when it is gone', async () => {
      answer({ code: 'GUEST_DRAFT_GONE', message: 'Gone.' }, 404);
      await open(link.replace('333333', '333335'));
      await pass(2000);
      expect(page.container.textContent).toBe('dashboard of ann@example.com');
    });
  });

  it('reads the address of a link with all parameters after the #', async () => {
    await open('/auth/callback#code=222222&user=bo%40example.com');
    await pass(2000);
    expect(page.container.textContent).toBe('dashboard of bo@example.com');
  });

  it('says of a dead link what it is, before the words of the sign-in service, and sends a new one', async () => {
    const thrown = new Error('Invalid verification code provided, please try again.');
    confirmSignUp.mockRejectedValue(Object.assign(thrown, { name: 'ExpiredCodeException' }));
    await open('/auth/callback?code=222222&user=ann%40example.com');
    expect(page.container.querySelector('[role="alert"]')?.textContent).toContain(
      'This link does not work any more.',
    );
    expect(page.container.querySelector('[role="alert"]')?.textContent).not.toContain('PKCE');
    expect(page.container.querySelector('a[href="/auth/resend"]')).not.toBeNull();
  });

  it('shows an error of the link as text, and a link back', async () => {
    await open('/auth/callback?error=x&error_description=%3Cimg%20src%3Dx%3E');
    expect(page.container.textContent).toContain('Authentication Error');
    expect(page.container.textContent).toContain('There was a problem verifying your account.');
    expect(page.container.querySelector('[role=alert]')?.textContent).toContain(
      'Authentication error: <img src=x>',
    );
    expect(page.container.querySelector('img')).toBeNull();
    const again = [...page.container.querySelectorAll('a')].find((link) => link.textContent === 'Try Again');
    expect(again?.getAttribute('href')).toBe('/auth/login');
    const [first] = page.container.querySelectorAll('a.action');
    expect(first?.textContent).toBe('Send a new verification link');
    await pass(5000);
    expect(page.container.textContent).toContain('Authentication Error');
  });
});
