import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { encodeDraft } from '#domain/identity/draft.ts';
import { emptyRegistration, type RegistrationForm } from '#domain/identity/registration.ts';
import { keepBegun } from '#web/session/drafts/begun.ts';
import { keepQuoteToBook } from '#web/session/drafts/quote-to-book.ts';
import { freshRoot } from '#web/ui/testing/fresh-root.ts';
import { type } from '#web/ui/testing/screen.tsx';
import { readReturn } from './kept-return.ts';
import { RegisterPage } from './register-page.tsx';

const { createAccount, work, passwords } = vi.hoisted(() => ({
  createAccount: vi.fn(),
  work: { begin: vi.fn(), done: vi.fn(), forget: vi.fn() },
  passwords: JSON.stringify(['Skybarrel1', 'Skybarrel1']),
}));
vi.mock('../provider/load-provider.ts', () => ({
  provider: async () => ({ createAccount, updateProfileSoon: vi.fn() }),
  preloadProvider: vi.fn(),
}));
vi.mock('./sign-up-work.ts', () => ({ signUpWork: () => work }));
vi.mock('./secret-box.ts', () => ({
  seal: async () => passwords,
  unseal: async () => passwords,
  deleteKey: async () => undefined,
}));

const complete: RegistrationForm = {
  ...emptyRegistration,
  email: 'ann@example.com',
  firstName: 'Ann',
  lastName: 'Persaud',
  address_line1: '12 Main Street',
  city: 'Brooklyn',
  state: 'NY',
  zip_code: '11226',
};

const page = freshRoot();

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  work.begin.mockClear();
  createAccount.mockReset().mockResolvedValue({ signedIn: false });
});

afterEach(() => {
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const button = (text: string) =>
  [...page.container.querySelectorAll('button')].find((candidate) => candidate.textContent === text);
const press = async (text: string) => {
  await act(async () => button(text)?.click());
  await pass(500);
};
const heading = () => page.container.querySelector('h2')?.textContent;

/** Opens the wizard with a stored draft. */
const open = async (form: RegistrationForm) => {
  localStorage.setItem('register_form', encodeDraft(form, 'sealed', Date.now()));
  act(() => page.root.render(<RegisterPage />));
  await pass(500);
};

test('four steps create an account, delete the draft, and show where the link was sent', async () => {
  await open(complete);
  expect(button('Back')?.disabled).toBe(true);
  for (const [step, title] of ['Email & Password', 'Your Information', 'Address Information'].entries()) {
    expect(page.container.textContent).toContain(`Step ${step + 1} of 4`);
    expect(heading()).toBe(title);
    await press('Next');
  }
  expect(heading()).toBe('Review & Confirm');
  expect(createAccount).not.toHaveBeenCalled();
  await press('Create Account');
  expect(createAccount).toHaveBeenCalledOnce();
  expect(page.container.textContent).toContain('Registration Successful!');
  expect(page.container.textContent).toContain(
    'Please check your email for a verification link before signing in.',
  );
  expect(page.container.textContent).toContain('We sent the link to ann@example.com.');
  // One spelling, and asked for once above the card of the address.
  expect(page.container.textContent).not.toMatch(/e-mail/i);
  expect(page.container.textContent).toContain(
    'Please verify your email and sign in to view your mailbox address.',
  );
  expect(page.container.textContent).toContain('Your address comes next');
  expect(button('Go to Sign In') ?? page.container.querySelector('a[href="/auth/login"]')).not.toBeNull();
  expect(localStorage.getItem('register_form')).toBeNull();
});

test('the proof of work starts after the first step, for the entered address', async () => {
  await open(complete);
  expect(work.begin).not.toHaveBeenCalled();
  await press('Next');
  expect(work.begin).toHaveBeenLastCalledWith('ann@example.com');
  await press('Back');
  await type(page.container.querySelector<HTMLInputElement>('input[name=email]'), 'bea@example.com');
  for (const next of ['Next', 'Next', 'Next']) await press(next);
  expect(work.begin).toHaveBeenLastCalledWith('bea@example.com');
  await press('Create Account');
  expect(createAccount).toHaveBeenCalledWith(expect.objectContaining({ email: 'bea@example.com' }), work);
});

test('no proof of work starts for an invalid address', async () => {
  await open({ ...complete, email: 'ann' });
  await press('Next');
  expect(work.begin).not.toHaveBeenCalled();
});

test('an invalid step cannot be left', async () => {
  await open({ ...complete, firstName: 'A' });
  await press('Next');
  await press('Next');
  expect(heading()).toBe('Your Information');
  expect(page.container.textContent).toContain('First name must be at least 2 characters');
});

test('the spelling that airlines can read is asked beside a name that they cannot, and nowhere else', async () => {
  const latin = () => page.container.querySelector<HTMLInputElement>('input[name=latinName]');
  await open(complete);
  await press('Next');
  expect(latin()).toBeNull();
  await type(page.container.querySelector<HTMLInputElement>('input[name=firstName]'), 'محمد');
  await press('Next');
  expect(heading()).toBe('Your Information');
  expect(latin()?.getAttribute('aria-invalid')).toBe('true');
  await type(latin(), 'Muhammad Persaud');
  await press('Next');
  await press('Next');
  expect(page.container.textContent).toContain('Muhammad Persaud');
  await press('Create Account');
  expect(createAccount).toHaveBeenCalledWith(
    expect.objectContaining({ firstName: 'محمد', latinName: 'Muhammad Persaud' }),
    work,
  );
});

const choose = (name: string, value: string) =>
  act(() => {
    const select = page.container.querySelector<HTMLSelectElement>(`select[name=${name}]`);
    if (select) select.value = value;
    select?.dispatchEvent(new Event('change', { bubbles: true }));
  });

test.each([
  ['an empty phone gets the code of the chosen country', '', '+592'],
  ['a number that was typed keeps the code it was typed with', '(555) 123-4567', '+1'],
])('%s', async (_what, phone, code) => {
  await open({ ...complete, phone });
  await press('Next');
  await press('Next');
  choose('country', 'Guyana');
  choose('region', 'Demerara-Mahaica');
  await press('Next');
  expect(heading()).toBe('Review & Confirm');
  for (const _ of ['Address', 'Personal']) await press('Back');
  expect(page.container.querySelector<HTMLSelectElement>('select[name=phoneCountryCode]')?.value).toBe(code);
  expect(page.container.querySelector<HTMLInputElement>('input[name=phone]')?.value).toBe(phone);
});

test('the calling codes are shown with their countries, Suriname among them', async () => {
  await open(complete);
  await press('Next');
  const codes = [...page.container.querySelectorAll('select[name=phoneCountryCode] option')];
  expect(codes.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['U.S., Canada +1', 'Guyana +592', 'United Kingdom +44']),
  );
});

test('Edit at the review opens that step with what was entered', async () => {
  await open(complete);
  for (const next of ['Next', 'Next', 'Next']) await press(next);
  await press('Edit Personal');
  expect(heading()).toBe('Your Information');
  expect(page.container.querySelector<HTMLInputElement>('input[name=firstName]')?.value).toBe('Ann');
});

test('an invalid phone is refused in its own step', async () => {
  await open({ ...complete, phone: '555-12' });
  for (const next of ['Next', 'Next']) await press(next);
  expect(heading()).toBe('Your Information');
  expect(page.container.textContent).toContain('Phone number must be at least 10 digits');
  expect(createAccount).not.toHaveBeenCalled();
});

test('all buttons are disabled while the account is being created', async () => {
  createAccount.mockReturnValue(new Promise(() => undefined));
  await open(complete);
  for (const next of ['Next', 'Next', 'Next', 'Create Account']) await press(next);
  expect(button('Creating...')?.disabled).toBe(true);
  expect(button('Back')?.disabled).toBe(true);
});

test('a refusal of the provider shows our own message, and all input is kept', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  createAccount.mockRejectedValue(Object.assign(new Error('exists'), { name: 'UsernameExistsException' }));
  await open(complete);
  for (const next of ['Next', 'Next', 'Next', 'Create Account']) await press(next);
  expect(page.container.querySelector('[role=alert]')?.textContent).toContain(
    'An account with this email already exists. Please try signing in instead.',
  );
  expect(heading()).toBe('Review & Confirm');
  expect(localStorage.getItem('register_form')).not.toBeNull();
});

describe('of somebody who was about to book', () => {
  const begun = {
    id: 'a-draft',
    secret: 'a'.repeat(22),
    words: 'your $385.00 barrel',
    path: '/dashboard/create-shipment?draft=a-draft',
    timestamp: 0,
  };
  const title = () => page.container.querySelector('h1')?.textContent;
  const signInLink = () => page.container.querySelector('a[href^="/auth/login"]')?.getAttribute('href');

  afterEach(() => {
    history.replaceState(null, '', '/');
    sessionStorage.clear();
  });

  const comeFromQuote = () =>
    history.replaceState(
      null,
      '',
      '/auth/register?returnUrl=%2Fdashboard%2Fcreate-shipment%3Fquote%3DQTE-7K3M9Q',
    );
  const quoted = { reference: 'QTE-7K3M9Q', words: 'your $385.00 barrel', email: 'ann@example.com' };

  test('who accepted a quote reads what is booked next, and registers with the address of the quote', async () => {
    comeFromQuote();
    keepQuoteToBook(quoted);
    await open({ ...complete, email: '' });
    expect(title()).toBe('Create your free account, then we book your $385.00 barrel');
    expect(page.container.textContent).toContain('Use ann@example.com, where we mailed the quote.');
    for (const next of ['Next', 'Next', 'Next', 'Create Account']) await press(next);
    expect(createAccount).toHaveBeenCalledWith(expect.objectContaining({ email: quoted.email }), work);
    expect(page.container.textContent).toContain(
      'It leads on to your $385.00 barrel, on any phone or computer.',
    );
  });

  test('who registers with another address is told that it cannot book the quote', async () => {
    comeFromQuote();
    await open(complete);
    for (const next of ['Next', 'Next', 'Next']) await press(next);
    keepQuoteToBook({ ...quoted, email: 'bea@example.com' });
    await press('Create Account');
    expect(page.container.textContent).toContain(
      'We mailed quote QTE-7K3M9Q to bea@example.com: only an account with that address can book it.',
    );
    expect(page.container.textContent).not.toContain('$385.00');
  });

  test('a tab that has not shown the quote names it, and says with which address', async () => {
    comeFromQuote();
    keepQuoteToBook({ ...quoted, reference: 'QTE-OTHER2' });
    await open(complete);
    expect(title()).toBe('Create your free account, then we book quote QTE-7K3M9Q');
    expect(page.container.textContent).toContain('Use the address that we mailed the quote to.');
    expect(page.container.querySelectorAll('a[href^="/auth/login"]')).toHaveLength(1);
  });

  test.each([
    ['by its link', '?returnUrl=%2Fdashboard%2Fcreate-shipment%3Fdraft%3Da-draft'],
    ['in another tab, for nothing else', ''],
  ])('who comes %s reads what is kept, and goes on with it after signing up or in', async (_how, search) => {
    history.replaceState(null, '', `/auth/register${search}`);
    keepBegun({ ...begun, timestamp: Date.now() });
    await open(complete);
    expect(title()).toBe('Create your free account, then we book your $385.00 barrel');
    expect(page.container.textContent).toContain('Four short steps, then we finish your booking.');
    expect(location.search).toBe(`?returnUrl=${encodeURIComponent(begun.path)}`);
    expect(signInLink()).toBe(`/auth/login?returnUrl=${encodeURIComponent(begun.path)}`);
    for (const next of ['Next', 'Next', 'Next', 'Create Account']) await press(next);
    // The server may keep it all the same, and then its letter says so: nothing is said of other devices.
    expect(page.container.textContent).toContain('On this device it leads back to your $385.00 barrel.');
    expect(page.container.textContent).not.toMatch(/other device|phone|only this/);
    expect(readReturn()).toBe(begun.path);
  });

  test.each([
    ['is not asked again for the ZIP code of their pickup', {}, '11226'],
    ['keeps the address that they typed', { address_line1: '1 Other Street', zip_code: '07032' }, '07032'],
  ])('who %s', async (_what, typed, zip) => {
    const { address_line1, city, zip_code, ...person } = complete;
    keepBegun({
      ...begun,
      path: '/booking?to=GY&g=1B55x140&zip=11226&draft=a-draft',
      timestamp: Date.now(),
    });
    await open({ ...emptyRegistration, ...person, ...typed });
    for (const next of ['Next', 'Next']) await press(next);
    expect(page.container.querySelector<HTMLInputElement>('input[name=zip_code]')?.value).toBe(zip);
  });

  test('whose booking the server keeps reads that the link leads back to it anywhere', async () => {
    keepBegun({ ...begun, timestamp: Date.now(), isThere: true });
    await open(complete);
    for (const next of ['Next', 'Next', 'Next', 'Create Account']) await press(next);
    expect(page.container.textContent).toContain(
      'It leads back to your $385.00 barrel, on any phone or computer.',
    );
    expect(page.container.textContent).toContain(
      'You need it only for orders from U.S. stores, not for what you are booking now.',
    );
  });

  test('who wants to go elsewhere goes there', async () => {
    history.replaceState(null, '', '/auth/register?returnUrl=%2Fcustomer%2Fprofile');
    keepBegun({ ...begun, timestamp: Date.now() });
    await open(complete);
    expect(signInLink()).toBe('/auth/login?returnUrl=%2Fcustomer%2Fprofile');
  });

  test('one that is too old is not spoken of', async () => {
    keepBegun({ ...begun, timestamp: Date.now() - 8 * 86_400_000 });
    await open(complete);
    expect(title()).toBe('Create your account');
  });
});
