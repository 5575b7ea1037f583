import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { examples } from '#domain/mailboxes/endpoint-examples.ts';
import { mailboxEndpoints } from '#domain/mailboxes/endpoints.ts';
import type { OwnMailbox } from '#domain/mailboxes/own/own-mailbox.ts';
import type { Addressee } from '#domain/mailboxes/receiving/addressee.ts';
import { defaultSite } from '#domain/settings/default-site.ts';
import { api } from '#web/api/client.ts';
import { SiteSettingsContext } from '#web/session/site-settings.ts';
import { freshRoot } from '#web/ui/testing/fresh-root.ts';
import { closeScreen, openScreen, press, settle, type } from '#web/ui/testing/screen.tsx';
import { type VirtualAddressState, VirtualAddressView } from './virtual-address-view.tsx';

const { toast } = vi.hoisted(() => ({ toast: { success: vi.fn(), error: vi.fn() } }));
vi.mock('#web/ui/feedback/toaster.tsx', () => ({ toast }));
vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
const calling = vi.mocked(api as (endpoint: unknown, input: object) => Promise<unknown>);

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
const { mailbox } = examples.virtualAddress.reply;

afterEach(() => {
  vi.clearAllMocks();
});

const show = (state: VirtualAddressState, onRefresh?: () => void) =>
  act(() =>
    page.root.render(
      <QueryClientProvider client={new QueryClient()}>
        <VirtualAddressView state={state} onRefresh={onRefresh} />
      </QueryClientProvider>,
    ),
  );
const buttons = () => [...page.container.querySelectorAll('button')].map((button) => button.textContent);
const copyWith = async (writeText: (text: string) => Promise<void>) => {
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  show({ kind: 'present', address, mailbox });
  await act(async () => page.container.querySelector('button')?.click());
};

test('the address has the lines of a parcel label, and empty parts are left out', () => {
  show({ kind: 'present', address, mailbox });
  expect(page.container.querySelector('address')?.textContent).toBe(label);
  const part = { ...address, name: '', line2: ' ', state: '', country: '' };
  show({ kind: 'present', address: part, mailbox });
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
  show({ kind: 'present', address, mailbox }, refresh);
  expect(buttons()).toContain('Copy Address');
  expect(buttons()).not.toContain('Refresh');
});

test('the one loud button of its screen is what the screen is for, and none of the card', () => {
  show({ kind: 'present', address, mailbox });
  expect(buttons()).toContain('Copy Address');
  expect(page.container.querySelectorAll('.action-primary')).toHaveLength(0);
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

/** The card as the owner sees it, where the office takes U.S. Mail unless said otherwise. */
const open = async (own: Partial<OwnMailbox>, uspsMail = true): Promise<HTMLElement> => {
  const site = defaultSite();
  const state = { kind: 'present', address, mailbox: { ...mailbox, ...own } } as const;
  const screen = await openScreen(
    <SiteSettingsContext value={{ ...site, capabilities: { ...site.capabilities, uspsMail } }}>
      <VirtualAddressView state={state} />
    </SiteSettingsContext>,
  );
  await settle();
  return screen;
};
const addressee = (status: Addressee['status'], lastDay?: string): Addressee => ({
  name: 'Ann Persaud',
  kind: 'PERSON',
  status,
  ...(lastDay === undefined ? {} : { lastDay }),
});

describe('U.S. Mail on the card', () => {
  afterEach(closeScreen);

  test('is refused at the door while the office takes none, with what to do', async () => {
    const { textContent } = await open({}, false);
    expect(textContent).toContain('U.S. Mail (USPS) cannot: we refuse it at our door');
    expect(textContent).toContain('Choose another carrier at checkout.');
    expect(textContent).not.toContain('1583');
  });

  test('is asked for with one press', async () => {
    const screen = await open({ addressees: [addressee('NOT_REQUIRED')] });
    expect(screen.textContent).toContain('without it we refuse it at our door');
    calling.mockResolvedValue({});
    await press('I want U.S. Mail here');
    expect(calling).toHaveBeenCalledExactlyOnceWith(mailboxEndpoints.askForMail, {});
  });

  test.each([
    [addressee('REQUESTED'), 'Form 1583 is not signed yet', true],
    [addressee('EXPIRED', '2026-11-24'), 'Form 1583 has expired after November 24, 2026', true],
    [addressee('APPROVED', '2031-05-01'), 'U.S. Mail can come until May 1, 2031', false],
    [addressee('APPROVED'), 'U.S. Mail can come', false],
  ])('says what is missing: %j', async (one, words, isMissing) => {
    const { textContent } = await open({ addressees: [one] });
    expect(textContent).toContain(`Ann Persaud: ${words}`);
    expect(textContent?.includes('Bring two kinds of identification')).toBe(isMissing);
    expect(textContent).not.toContain('I want U.S. Mail here');
  });

  test('a store that may send by it is said to be refused until the owner has signed', async () => {
    await open({ addressees: [addressee('REQUESTED')] });
    await press('Amazon');
    expect(document.body.textContent).toContain('that can be U.S. Mail, which we refuse');
    closeScreen();
    await open({ addressees: [addressee('APPROVED')] });
    await press('Amazon');
    expect(document.body.textContent).not.toContain('that can be U.S. Mail, which we refuse');
  });
});

describe('further names on the card', () => {
  afterEach(closeScreen);
  const shanta = { name: 'Shanta Persaud', kind: 'PERSON' } as const;
  const unfold = async (screen: HTMLElement) => {
    const details = [...screen.querySelectorAll('details')].find((one) => one.textContent?.includes('name'));
    for (const one of screen.querySelectorAll('details')) one.open = true;
    await act(async () => void details?.dispatchEvent(new Event('toggle')));
    for (const one of screen.querySelectorAll('details'))
      await act(async () => void one.dispatchEvent(new Event('toggle')));
    await settle();
  };

  test('are added and removed, each press saving the list as it was looked at', async () => {
    const screen = await open({ names: [shanta], version: 4 });
    expect(screen.textContent).toContain('Parcels come in 1 other name');
    await unfold(screen);
    calling.mockResolvedValue({});
    await type(screen.querySelector<HTMLInputElement>('input[name=name]'), ' Persaud Trading ');
    await press('Add this name');
    await settle();
    await press('Remove');
    expect(calling.mock.calls.map(([, input]) => input)).toEqual([
      { body: { version: 4, names: [shanta, { name: 'Persaud Trading', kind: 'PERSON' }] } },
      { body: { version: 4, names: [] } },
    ]);
  });

  test('that are there already, or no name, are not sent', async () => {
    const screen = await open({ names: [shanta] });
    await unfold(screen);
    const field = screen.querySelector<HTMLInputElement>('input[name=name]');
    await type(field, 'SHANTA PERSAUD');
    await press('Add this name');
    await settle();
    expect(screen.textContent).toContain('This name is on the list already');
    await type(field, 'S');
    await press('Add this name');
    await settle();
    expect(screen.textContent).toContain('Write the whole name');
    expect(calling).not.toHaveBeenCalled();
  });
});

describe('a mailbox that is not active', () => {
  afterEach(closeScreen);

  test.each([
    ['SUSPENDED', 'Your mailbox is suspended'],
    ['CLOSING', 'Your mailbox is being closed'],
  ] as const)('%s says so, and has nothing to copy', async (status, words) => {
    const screen = await open({ status });
    expect(screen.textContent).toContain(words);
    expect(screen.querySelector('address')?.textContent).toBe(label);
    expect(screen.textContent).not.toContain('Copy');
    expect(screen.textContent).not.toContain('Ship your shopping here');
  });

  test('CLOSED has nothing to copy, and says until when mail is sent on', async () => {
    const forwarded = { until: '2027-05-24', to: 'Ann, 1 Sample Street' };
    const { textContent } = await open({ status: 'CLOSED', forwarded });
    expect(textContent).toContain('Your mailbox is closed');
    expect(textContent).toContain('until May 24, 2027, to:Ann, 1 Sample Street');
    expect(textContent).not.toContain('Copy');
    expect(textContent).not.toContain('Who can deliver to it');
  });
});
