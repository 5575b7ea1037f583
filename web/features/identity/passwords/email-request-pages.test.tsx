import { act, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepBegun } from '#web/session/drafts/begun.ts';
import { freshRoot } from '#web/ui/testing/fresh-root.ts';
import { type } from '#web/ui/testing/screen.tsx';
import { knownEmail } from '../known-email.ts';
import { LoginPage } from '../login/login-page.tsx';
import { ForgotPasswordPage, ResendPage } from './email-request-pages.tsx';

const { resetPassword } = vi.hoisted(() => ({ resetPassword: vi.fn(async () => undefined) }));
vi.mock('aws-amplify/auth', async (original) => ({ ...(await original<object>()), resetPassword }));

const page = freshRoot();
const phone = { display: '(201) 555-0142', e164: '+12015550142' };
const destination = '?returnUrl=%2Fshipping-calculator%3Fto%3DGY';

afterEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

const open = async (path: string, screen: ReactNode) => {
  // Static pages read the address itself, screens of the app have it from the router.
  history.replaceState(null, '', path);
  // They are documents of their own: nothing of the page before is there when one begins.
  await act(async () => page.root.render(null));
  await act(async () =>
    page.root.render(
      <MemoryRouter key={path} initialEntries={[path]}>
        {screen}
      </MemoryRouter>,
    ),
  );
};
const link = (text: string) =>
  [...page.container.querySelectorAll('a')].find(({ textContent }) => textContent === text);
const emailField = () => page.container.querySelector<HTMLInputElement>('input[name=email]');
const press = async (text: string) => {
  link(text)?.addEventListener('click', (event) => event.preventDefault());
  await act(async () => link(text)?.click());
};

test.each([
  ['Forgot your password?', '/auth/forgot-password', <ForgotPasswordPage key="forgot" />],
  ['Send the verification link again', '/auth/resend', <ResendPage key="resend" />],
])('%s and back keeps the address and where one was going', async (there, path, screen) => {
  await open(`/auth/login${destination}`, <LoginPage phone={phone} />);
  expect(link(there)?.getAttribute('href')).toBe(`${path}${destination}`);
  await type(emailField(), 'ann@example.com');
  await press(there);
  await open(`${path}${destination}`, screen);
  expect(emailField()?.value).toBe('ann@example.com');
  await type(emailField(), 'bea@example.com');
  expect(link('Back to sign in')?.getAttribute('href')).toBe(`/auth/login${destination}`);
  await press('Back to sign in');
  expect(knownEmail()).toBe('bea@example.com');
  await open(`/auth/login${destination}`, <LoginPage phone={phone} />);
  expect(emailField()?.value).toBe('bea@example.com');
});

describe('of somebody who was about to book', () => {
  const begun = {
    id: 'a-draft',
    secret: 'a'.repeat(22),
    words: 'your $385.00 barrel',
    path: '/dashboard/create-shipment?draft=a-draft',
    timestamp: Date.now(),
  };
  const onTheWay = `?returnUrl=${encodeURIComponent(begun.path)}`;
  beforeEach(() => keepBegun(begun));
  afterEach(() => localStorage.clear());

  test('signing in says what is kept, if it leads there', async () => {
    await open(`/auth/login${onTheWay}`, <LoginPage phone={phone} />);
    expect(page.container.textContent).toContain('Sign in, then we book your $385.00 barrel.');
    await open(`/auth/login${destination}`, <LoginPage phone={phone} />);
    expect(page.container.textContent).not.toContain('barrel');
  });

  test('the letter for another password is told of it, so that its link leads back from any device', async () => {
    await open(`/auth/forgot-password${onTheWay}`, <ForgotPasswordPage />);
    await type(emailField(), 'ann@example.com');
    await act(async () => page.container.querySelector('form')?.requestSubmit());
    expect(resetPassword).toHaveBeenLastCalledWith({
      username: 'ann@example.com',
      options: { clientMetadata: { guest_draft: begun.secret } },
    });
  });
});

test('who was about to book nothing asks for another password without it', async () => {
  await open('/auth/forgot-password', <ForgotPasswordPage />);
  await type(emailField(), 'ann@example.com');
  await act(async () => page.container.querySelector('form')?.requestSubmit());
  expect(resetPassword).toHaveBeenLastCalledWith({ username: 'ann@example.com' });
});
