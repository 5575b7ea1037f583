import { afterEach, expect, test, vi } from 'vitest';
import { closeScreen, openScreen, press, settle, type } from '#web/ui/testing/screen.tsx';
import { ChangeEmailPage } from './change-email-page.tsx';
import { EmailChanged } from './email-changed.tsx';

const { confirmUserAttribute } = vi.hoisted(() => ({ confirmUserAttribute: vi.fn() }));
vi.mock('aws-amplify/auth', () => ({ confirmUserAttribute, fetchAuthSession: vi.fn() }));
vi.mock('#web/api/client.ts', () => ({ api: async () => ({ email: 'old@example.test' }) }));
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
afterEach(closeScreen);

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
