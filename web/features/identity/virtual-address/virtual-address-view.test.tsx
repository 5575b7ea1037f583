import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { defaultSite } from '#domain/settings/default-site.ts';
import { SiteSettingsContext } from '#web/session/site-settings.ts';
import { freshRoot } from '#web/ui/testing/fresh-root.ts';
import { type VirtualAddressState, VirtualAddressView } from './virtual-address-view.tsx';

const { toast } = vi.hoisted(() => ({ toast: { success: vi.fn(), error: vi.fn() } }));
vi.mock('#web/ui/feedback/toaster.tsx', () => ({ toast }));

const address = {
  name: 'Ann Persaud',
  line1: '100 Sample Dock Road',
  line2: 'Unit 4',
  line3: 'Mailbox 10001',
  city: 'Kearny',
  state: 'NJ',
  postal_code: '07032',
  country: 'United States',
};
const label = 'Ann Persaud\n100 Sample Dock Road, Unit 4\nMailbox 10001\nKearny, NJ 07032\nUnited States';

const page = freshRoot();

afterEach(() => {
  vi.clearAllMocks();
});

const show = (state: VirtualAddressState, onRefresh?: () => void) =>
  act(() => page.root.render(<VirtualAddressView state={state} onRefresh={onRefresh} />));
const buttons = () => [...page.container.querySelectorAll('button')].map((button) => button.textContent);
const copyWith = async (writeText: (text: string) => Promise<void>) => {
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  show({ kind: 'present', address });
  await act(async () => page.container.querySelector('button')?.click());
};

test('the address has the lines of a parcel label, and empty parts are left out', () => {
  show({ kind: 'present', address });
  expect(page.container.querySelector('address')?.textContent).toBe(label);
  show({ kind: 'present', address: { ...address, name: '', line2: ' ', state: '', country: '' } });
  expect(page.container.querySelector('address')?.textContent).toBe(
    '100 Sample Dock Road\nMailbox 10001\nKearny, 07032',
  );
});

test.each<[VirtualAddressState, string]>([
  [{ kind: 'loading' }, 'Loading your virtual mailbox…'],
  [
    { kind: 'empty' },
    'We could not find a virtual mailbox for your account yet. Please refresh or contact support if this persists.',
  ],
  [{ kind: 'error', message: 'Closed for repairs.' }, 'Closed for repairs.'],
])('%j shows a message and nothing to copy', (state, text) => {
  show(state);
  expect(page.container.textContent).toContain(text);
  expect(page.container.querySelectorAll('button:enabled')).toHaveLength(0);
});

test('Refresh is shown while there is no address to copy', () => {
  const refresh = vi.fn();
  show({ kind: 'empty' }, refresh);
  expect(buttons()).toEqual(['Refresh']);
  page.container.querySelector('button')?.click();
  expect(refresh).toHaveBeenCalledOnce();
  show({ kind: 'present', address }, refresh);
  expect(buttons()).toContain('Copy Address');
  expect(buttons()).not.toContain('Refresh');
});

test('Copy Address copies exactly the shown lines', async () => {
  const writeText = vi.fn(async () => undefined);
  await copyWith(writeText);
  expect(writeText).toHaveBeenCalledWith(label);
  expect(toast.success).toHaveBeenCalledWith('Address copied to clipboard');
});

test('a failed copy shows a message', async () => {
  await copyWith(() => Promise.reject(new Error('denied')));
  expect(toast.error).toHaveBeenCalledWith('Could not copy address. Please copy it manually.');
  expect(toast.success).not.toHaveBeenCalled();
});

test('who can deliver stands with the address, and follows the settings', () => {
  show({ kind: 'present', address });
  expect(page.container.textContent).toContain('For U.S. Mail (USPS) we need your signed Form 1583 first');
  expect(page.container.querySelector('a[href="/contact"]')?.textContent).toBe('Ask us about Form 1583');
  const site = defaultSite();
  const withMail = { ...site, capabilities: { ...site.capabilities, uspsMail: true } };
  act(() =>
    page.root.render(
      <SiteSettingsContext value={withMail}>
        <VirtualAddressView state={{ kind: 'present', address }} />
      </SiteSettingsContext>,
    ),
  );
  expect(page.container.textContent).not.toContain('1583');
});
