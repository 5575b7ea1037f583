import { act, StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SessionContext } from '#web/app/session/use-session.ts';
import { CallbackPage } from './callback-page.tsx';

const { confirmSignUp } = vi.hoisted(() => ({ confirmSignUp: vi.fn() }));
vi.mock('aws-amplify/auth', () => ({
  autoSignIn: vi.fn(),
  confirmSignUp,
  fetchAuthSession: async () => ({}),
}));

const nothing = async () => undefined;
const signedOut = { status: 'signed-out', refresh: nothing, signOut: nothing } as const;

const Dashboard = () => <p>dashboard of {String(useLocation().state?.email)}</p>;

let root: Root;
let container: HTMLElement;

/** Runs what is waiting, and lets so many milliseconds pass. */
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

const open = async (path: string) => {
  act(() =>
    root.render(
      <StrictMode>
        <SessionContext value={signedOut}>
          <MemoryRouter initialEntries={[path]}>
            <Routes>
              <Route path="/auth/callback" element={<CallbackPage />} />
              <Route path="/dashboard" element={<Dashboard />} />
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
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  confirmSignUp.mockReset().mockResolvedValue({ isSignUpComplete: true, nextStep: { signUpStep: 'DONE' } });
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
});

afterEach(() => {
  act(() => root.unmount());
  container.remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the page behind the e-mail link', () => {
  it('verifies once, says so, and opens the dashboard after two seconds', async () => {
    let verified: (value: object) => void = () => undefined;
    confirmSignUp.mockReturnValue(
      new Promise((resolve) => {
        verified = resolve;
      }),
    );
    await open('/auth/callback?code=111111&user=ann%40example.com');
    expect(container.textContent).toContain('Verifying...');
    expect(container.textContent).toContain('Please wait while we verify your account...');

    verified({ isSignUpComplete: true, nextStep: { signUpStep: 'DONE' } });
    await pass(0);
    expect(container.textContent).toContain('Success!');
    expect(container.textContent).toContain('Your account has been verified successfully.');
    expect(confirmSignUp).toHaveBeenCalledOnce();
    expect(confirmSignUp).toHaveBeenCalledWith({ username: 'ann@example.com', confirmationCode: '111111' });

    await pass(1999);
    expect(container.textContent).toContain('Success!');
    await pass(1);
    expect(container.textContent).toBe('dashboard of ann@example.com');
  });

  it('shows an error of the link as text, and the way back', async () => {
    await open('/auth/callback?error=x&error_description=%3Cimg%20src%3Dx%3E');
    expect(container.textContent).toContain('Authentication Error');
    expect(container.textContent).toContain('There was a problem verifying your account.');
    expect(container.querySelector('[role=alert]')?.textContent).toContain(
      'Authentication error: <img src=x>',
    );
    expect(container.querySelector('img')).toBeNull();
    const again = [...container.querySelectorAll('a')].find((link) => link.textContent === 'Try Again');
    expect(again?.getAttribute('href')).toBe('/auth/login');
    await pass(5000);
    expect(container.textContent).toContain('Authentication Error');
  });
});
