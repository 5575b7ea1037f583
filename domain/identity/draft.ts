import * as z from 'zod/mini';
import { withFormNames } from './form-names.ts';
import { emptyRegistration, type RegistrationForm } from './registration.ts';
import { recordOf } from './validation/field.ts';

export const DRAFT_LIFETIME_MS = 86_400_000;
const DRAFT_VERSION = 1;
/** Drafts with the names of the profile, which were written for a while. A draft lives for one day. */
const WITH_PROFILE_NAMES = 2;

/** The two fields that are never stored as plain text. */
export type DraftSecrets = Pick<RegistrationForm, 'password' | 'confirmPassword'>;
type DraftData = Omit<RegistrationForm, keyof DraftSecrets>;

const { password: _password, confirmPassword: _confirmation, ...nothingTyped } = emptyRegistration;
const texts = recordOf(Object.keys(nothingTyped) as (keyof DraftData)[], (name) =>
  z._default(z.string().check(z.maxLength(1000)), nothingTyped[name]),
);

const Draft = z.object({
  version: z.literal([DRAFT_VERSION, WITH_PROFILE_NAMES]),
  /** Epoch milliseconds of the last change. */
  timestamp: z.number(),
  data: z.pipe(
    z.pipe(
      z.record(z.string(), z.unknown()),
      z.transform((data) => withFormNames(data)),
    ),
    z.object(texts),
  ),
  /** The passwords, encrypted by the browser. Absent when the browser cannot encrypt; then they are not stored at all. */
  sealed: z.optional(z.string()),
});

/** A draft that was read: the fields, and the encrypted passwords if there are any. */
export interface RegistrationDraft {
  readonly data: DraftData;
  readonly sealed: string | undefined;
}

/** A draft is stored once it has an e-mail address or a first name. */
export const isWorthKeeping = (form: Pick<RegistrationForm, 'email' | 'firstName'>): boolean =>
  form.email.trim() !== '' || form.firstName.trim() !== '';

/** The draft as text for storage. `sealed` holds the encrypted passwords; the passwords of the form are left out. */
export const encodeDraft = (form: RegistrationForm, sealed: string | undefined, now: number): string => {
  const { password: _password, confirmPassword: _confirmation, ...data } = form;
  return JSON.stringify({
    version: DRAFT_VERSION,
    timestamp: now,
    data,
    ...(sealed === undefined ? {} : { sealed }),
  });
};

/** Reads a stored draft. Undefined when there is none, when it is 24 hours old, from another version, or not a draft. */
export const decodeDraft = (stored: string | null, now: number): RegistrationDraft | undefined => {
  const parsed = Draft.safeParse(readJson(stored));
  if (!parsed.success) return undefined;
  const age = now - parsed.data.timestamp;
  return age >= 0 && age < DRAFT_LIFETIME_MS
    ? { data: parsed.data.data, sealed: parsed.data.sealed }
    : undefined;
};

const readJson = (stored: string | null): unknown => {
  try {
    return stored === null ? undefined : JSON.parse(stored);
  } catch {
    return undefined;
  }
};
