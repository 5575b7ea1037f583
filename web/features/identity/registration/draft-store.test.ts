import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DRAFT_LIFETIME_MS } from '#domain/identity/draft.ts';
import { emptyRegistration } from '#domain/identity/registration.ts';

const { seal, unseal, deleteKey } = vi.hoisted(() => ({
  seal: vi.fn(),
  unseal: vi.fn(),
  deleteKey: vi.fn(),
}));
vi.mock('./secret-box.ts', () => ({ seal, unseal, deleteKey }));
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
  // Simulates encryption. The test checks that only the result is stored.
  seal.mockImplementation(async (text: string) => turnedAround(text));
  unseal.mockImplementation(async (text: string) => turnedAround(text));
});

afterEach(() => vi.useRealTimers());

describe('the draft of a registration', () => {
  it('is restored with its passwords, which are only stored encrypted', async () => {
    await saveDraft(form);
    expect(stored()).toContain('ann@example.com');
    expect(stored()).not.toContain('Skybarrel1');
    const draft = loadDraft();
    expect(draft?.form).toEqual({ ...form, password: '', confirmPassword: '' });
    expect(await draft?.secrets).toEqual({ password: 'Skybarrel1', confirmPassword: 'Skybarrel1' });
  });

  it('is not stored before there is an e-mail or a first name', async () => {
    await saveDraft({ ...emptyRegistration, lastName: 'Persaud' });
    expect(stored()).toBeNull();
  });

  it('is restored without passwords if the browser cannot encrypt or decrypt them', async () => {
    seal.mockResolvedValue(undefined);
    await saveDraft(form);
    expect(stored()).not.toContain('Skybarrel1');
    expect(await loadDraft()?.secrets).toBeUndefined();
    seal.mockResolvedValue('sealed');
    unseal.mockResolvedValue(undefined);
    await saveDraft(form);
    expect(await loadDraft()?.secrets).toBeUndefined();
  });

  it('is deleted when any page of the app is opened after a day, but not before', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await saveDraft(form);
    vi.setSystemTime(Date.now() + DRAFT_LIFETIME_MS - 1);
    dropStaleDraft();
    expect(stored()).not.toBeNull();
    vi.setSystemTime(Date.now() + 1);
    dropStaleDraft();
    expect(stored()).toBeNull();
    expect(deleteKey).toHaveBeenCalledOnce();
  });

  it('is deleted with its key after a day', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await saveDraft(form);
    vi.setSystemTime(Date.now() + DRAFT_LIFETIME_MS);
    expect(loadDraft()).toBeUndefined();
    expect(stored()).toBeNull();
    expect(deleteKey).toHaveBeenCalled();
  });

  it('stays deleted when a save was still running', async () => {
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
    expect(deleteKey).toHaveBeenCalled();
  });
});
