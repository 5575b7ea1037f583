import {
  DRAFT_KEY,
  type DraftSecrets,
  decodeDraft,
  encodeDraft,
  isWorthKeeping,
} from '#domain/identity/draft.ts';
import { emptyRegistration, type RegistrationForm } from '#domain/identity/registration.ts';
import { forgetKey, seal, unseal } from './secret-box.ts';

// Sealing takes a moment, and a later change or the wipe must not be overtaken by an earlier save.
let latestSave = 0;

const readStored = (): string | null => {
  try {
    return localStorage.getItem(DRAFT_KEY);
  } catch {
    return null;
  }
};

const readSecrets = (text: string | undefined): DraftSecrets | undefined => {
  try {
    const parsed: unknown = JSON.parse(text ?? '');
    if (!Array.isArray(parsed)) return undefined;
    const [password, confirmPassword]: unknown[] = parsed;
    return typeof password === 'string' && typeof confirmPassword === 'string'
      ? { password, confirmPassword }
      : undefined;
  } catch {
    return undefined;
  }
};

/** An unfinished registration: the form at once, the passwords as soon as the browser has unsealed them. */
export interface StoredDraft {
  readonly form: RegistrationForm;
  readonly secrets: Promise<DraftSecrets | undefined>;
}

/** Reads this browser's draft. One that is too old or unreadable is wiped, key and all. */
export const loadDraft = (): StoredDraft | undefined => {
  dropStaleDraft();
  const draft = decodeDraft(readStored(), Date.now());
  if (!draft) return undefined;
  const secrets =
    draft.sealed === undefined ? Promise.resolve(undefined) : unseal(draft.sealed).then(readSecrets);
  return { form: { ...emptyRegistration, ...draft.data }, secrets };
};

/** Wipes a draft that nobody came back to within its day, whatever page of the app is opened. */
export const dropStaleDraft = (): void => {
  const stored = readStored();
  if (stored !== null && !decodeDraft(stored, Date.now())) void clearDraft();
};

/** Keeps the form as this browser's draft, the passwords sealed; nothing until an e-mail or a first name exists. */
export const saveDraft = async (form: RegistrationForm): Promise<void> => {
  latestSave += 1;
  const save = latestSave;
  if (!isWorthKeeping(form)) return;
  const { password, confirmPassword } = form;
  const sealed =
    password || confirmPassword ? await seal(JSON.stringify([password, confirmPassword])) : undefined;
  if (save !== latestSave) return;
  try {
    localStorage.setItem(DRAFT_KEY, encodeDraft(form, sealed, Date.now()));
  } catch {
    // Storage is full or forbidden: the form itself still works.
  }
};

/** Wipes the draft and the key its passwords were sealed under. */
export const clearDraft = async (): Promise<void> => {
  latestSave += 1;
  try {
    localStorage.removeItem(DRAFT_KEY);
  } catch {
    // Nothing was stored where storage is forbidden.
  }
  await forgetKey();
};
