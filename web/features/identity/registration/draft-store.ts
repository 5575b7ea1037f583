import { type DraftSecrets, decodeDraft, encodeDraft, isWorthKeeping } from '#domain/identity/draft.ts';
import { DRAFT_KEY } from '#domain/identity/draft-key.ts';
import { emptyRegistration, type RegistrationForm } from '#domain/identity/registration.ts';
import { withoutThrowing } from '#web/telemetry/without-throwing.ts';
import { deleteKey, seal, unseal } from './secret-box.ts';

// Saves run one after the other. Sealing takes a moment, and an earlier save must not overwrite a later one or undo the
// wipe.
let latestSave = 0;

const readStored = (): string | null => withoutThrowing(() => localStorage.getItem(DRAFT_KEY)) ?? null;

const readSecrets = (text: string | undefined): DraftSecrets | undefined => {
  const parsed: unknown = withoutThrowing(() => JSON.parse(text ?? ''));
  const [password, confirmPassword]: unknown[] = Array.isArray(parsed) ? parsed : [];
  return typeof password === 'string' && typeof confirmPassword === 'string'
    ? { password, confirmPassword }
    : undefined;
};

/** An unfinished registration: the form at once, the passwords when the browser has unsealed them. */
export interface StoredDraft {
  readonly form: RegistrationForm;
  readonly secrets: Promise<DraftSecrets | undefined>;
}

/** Reads this browser's draft. One that is too old or unreadable is wiped with its key. */
export const loadDraft = (): StoredDraft | undefined => {
  dropStaleDraft();
  const draft = decodeDraft(readStored(), Date.now());
  if (!draft) return undefined;
  const secrets =
    draft.sealed === undefined ? Promise.resolve(undefined) : unseal(draft.sealed).then(readSecrets);
  return { form: { ...emptyRegistration, ...draft.data }, secrets };
};

/** Wipes an expired draft, whatever page of the app is opened. */
export const dropStaleDraft = (): void => {
  const stored = readStored();
  if (stored !== null && !decodeDraft(stored, Date.now())) void clearDraft();
};

/** Saves the form as this browser's draft with sealed passwords; nothing before an e-mail or a first name exists. */
export const saveDraft = async (form: RegistrationForm): Promise<void> => {
  latestSave += 1;
  const save = latestSave;
  if (!isWorthKeeping(form)) return;
  const { password, confirmPassword } = form;
  const sealed =
    password || confirmPassword ? await seal(JSON.stringify([password, confirmPassword])) : undefined;
  if (save !== latestSave) return;
  // Where storage is full or blocked, the form still works.
  withoutThrowing(() => localStorage.setItem(DRAFT_KEY, encodeDraft(form, sealed, Date.now())));
};

/** Wipes the draft and the key its passwords were sealed under. */
export const clearDraft = async (): Promise<void> => {
  latestSave += 1;
  withoutThrowing(() => localStorage.removeItem(DRAFT_KEY));
  await deleteKey();
};
