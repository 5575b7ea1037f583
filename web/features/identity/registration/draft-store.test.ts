import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DRAFT_LIFETIME_MS } from '#domain/identity/draft.ts';
import { emptyRegistration } from '#domain/identity/registration.ts';

const { seal, unseal, forgetKey } = vi.hoisted(() => ({
  seal: vi.fn(),
  unseal: vi.fn(),
  forgetKey: vi.fn(),
}));
vi.mock('./secret-box.ts', () => ({ seal, unseal, forgetKey }));
const { clearDraft, dropStaleDraft, loadDraft, saveDraft } = await import('./draft-store.ts');

const form = {
  ...emptyRegistration,
  email: 'ann@example.com',
  password: 'Skybarrel1',
  confirmPassword: 'Skybarrel1',
};
const stored = () => localStorage.getItem('register_form');
const turnedAround = (text: string) => [...text].reverse().join('');

beforeEach(() => {
  localStorage.clear();
  vi.resetAllMocks();
  // Stands for encryption: the test checks that only its result is stored.
  seal.mockImplementation(async (text: string) => turnedAround(text));
  unseal.mockImplementation(async (text: string) => turnedAround(text));
});

afterEach(() => vi.useRealTimers());

describe('the draft of a registration', () => {
  it('comes back with its passwords, which were stored sealed only', async () => {
    await saveDraft(form);
    expect(stored()).toContain('ann@example.com');
    expect(stored()).not.toContain('Skybarrel1');
    const draft = loadDraft();
    expect(draft?.form).toEqual({ ...form, password: '', confirmPassword: '' });
    expect(await draft?.secrets).toEqual({ password: 'Skybarrel1', confirmPassword: 'Skybarrel1' });
  });

  it('is not kept before an e-mail or a first name exists', async () => {
    await saveDraft({ ...emptyRegistration, last_name: 'Persaud' });
    expect(stored()).toBeNull();
  });

  it('goes without passwords where the browser cannot seal or unseal them', async () => {
    seal.mockResolvedValue(undefined);
    await saveDraft(form);
    expect(stored()).not.toContain('Skybarrel1');
    expect(await loadDraft()?.secrets).toBeUndefined();
    seal.mockResolvedValue('sealed');
    unseal.mockResolvedValue(undefined);
    await saveDraft(form);
    expect(await loadDraft()?.secrets).toBeUndefined();
  });

  it('is wiped when it is a day old and any page of the app is opened, and not before', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await saveDraft(form);
    vi.setSystemTime(Date.now() + DRAFT_LIFETIME_MS - 1);
    dropStaleDraft();
    expect(stored()).not.toBeNull();
    vi.setSystemTime(Date.now() + 1);
    dropStaleDraft();
    expect(stored()).toBeNull();
    expect(forgetKey).toHaveBeenCalledOnce();
  });

  it('is wiped with its key when it is a day old', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await saveDraft(form);
    vi.setSystemTime(Date.now() + DRAFT_LIFETIME_MS);
    expect(loadDraft()).toBeUndefined();
    expect(stored()).toBeNull();
    expect(forgetKey).toHaveBeenCalled();
  });

  it('stays wiped when a save was still under way', async () => {
    let sealed: (text: string) => void = () => undefined;
    seal.mockReturnValue(
      new Promise((resolve) => {
        sealed = resolve;
      }),
    );
    const saving = saveDraft(form);
    await clearDraft();
    sealed('sealed');
    await saving;
    expect(stored()).toBeNull();
    expect(forgetKey).toHaveBeenCalled();
  });
});
