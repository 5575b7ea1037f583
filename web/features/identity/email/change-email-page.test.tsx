import { afterEach, expect, test, vi } from 'vitest';
import { closeScreen, openScreen, press, settle, type } from '#web/ui/testing/screen.tsx';
import { ChangeEmailPage } from './change-email-page.tsx';
import { EmailChanged } from './email-changed.tsx';

const { confirmUserAttribute } = vi.hoisted(() => ({ confirmUserAttribute: vi.fn() }));
vi.mock('aws-amplify/auth', () => ({ confirmUserAttribute, fetchAuthSession: vi.fn() }));
const answer = vi.hoisted(() => ({ email: 'old@example.test', asked: undefined as string | undefined }));
vi.mock('#web/api/client.ts', () => ({ api: async () => answer }));
vi.mock('#web/proving/prove-and-do.tsx', () => ({
  ProveAndDo: ({ act, submitText }: { readonly act: () => Promise<void>; readonly submitText: string }) => (
    <button type="button" onClick={() => void act()}>
      {submitText}
    </button>
  ),
}));
vi.mock('#web/session/use-session.ts', () => ({
  useOwnId: () => 'ann',
  useSession: () => ({ replace: (work: () => Promise<void>) => work() }),
}));
afterEach(() => {
  answer.asked = undefined;
  closeScreen();
});

const changed = 'Your e-mail is changed. You sign in with new@example.test now.';

test('the right code leads to the profile, which says with which address one signs in now, and goes on saying it', async () => {
  const screen = await openScreen(
    <>
      <ChangeEmailPage />
      <EmailChanged email="new@example.test" />
    </>,
    '/customer/email',
  );
  await settle();
  await type(screen.querySelector<HTMLInputElement>('[name=email]'), 'New@example.test');
  await press('Continue');
  await settle();
  await press('Send the Code');
  await settle();
  expect(screen.textContent).not.toContain(changed);
  expect(screen.textContent).toContain('We sent a code to new@example.test.');
  await type(screen.querySelector<HTMLInputElement>('[name=code]'), '482913');
  await press('Change My E-mail');
  await settle();
  expect(confirmUserAttribute).toHaveBeenCalledWith({
    userAttributeKey: 'email',
    confirmationCode: '482913',
  });
  expect(screen.querySelector('[role=status]')?.textContent).toContain(changed);
  expect(document.activeElement?.textContent).toContain(changed);
});

test('whoever comes back with the letter finds the field for the code, and may still take another address', async () => {
  answer.asked = 'new@example.test';
  const screen = await openScreen(<ChangeEmailPage />, '/customer/email');
  await settle();
  expect(screen.textContent).toContain('We sent a code to new@example.test.');
  expect(screen.querySelector('[name=code]')).not.toBeNull();
  await press('Use another address');
  expect(screen.querySelector('[name=email]')).not.toBeNull();
});
