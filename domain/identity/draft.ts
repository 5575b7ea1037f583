import * as z from 'zod/mini';
import { emptyRegistration, type RegistrationForm } from './registration.ts';

/** Where the browser keeps an unfinished registration. */
export const DRAFT_KEY = 'register_form';
export const DRAFT_LIFETIME_MS = 86_400_000;
const DRAFT_VERSION = 1;

/** The two fields that never rest in the clear. */
export type DraftSecrets = Pick<RegistrationForm, 'password' | 'confirmPassword'>;
type DraftData = Omit<RegistrationForm, keyof DraftSecrets>;

const text = z._default(z.string().check(z.maxLength(1000)), '');
const Draft = z.object({
  version: z.literal(DRAFT_VERSION),
  /** Epoch milliseconds of the last change. */
  timestamp: z.number(),
  data: z.object({
    email: text,
    firstName: text,
    lastName: text,
    phone: text,
    phoneCountryCode: z._default(z.string(), emptyRegistration.phoneCountryCode),
    companyName: text,
    address_line1: text,
    address_line2: text,
    city: text,
    state: text,
    zip_code: text,
    postal_code: text,
    region: text,
    district: text,
    country: z._default(z.string(), emptyRegistration.country),
  }),
  /** The passwords, sealed by the browser; absent where it cannot seal, and then they are not kept at all. */
  sealed: z.optional(z.string()),
});

/** A draft read back: what was typed, and the sealed passwords if there are any. */
export interface RegistrationDraft {
  readonly data: DraftData;
  readonly sealed: string | undefined;
}

/** A draft is kept once an e-mail or a first name exists. */
export const isWorthKeeping = (form: Pick<RegistrationForm, 'email' | 'firstName'>): boolean =>
  form.email.trim() !== '' || form.firstName.trim() !== '';

/** The draft as text for storage. `sealed` is ciphertext; the passwords of the form itself are left out. */
export const encodeDraft = (form: RegistrationForm, sealed: string | undefined, now: number): string => {
  const { password: _password, confirmPassword: _confirmation, ...data } = form;
  return JSON.stringify({
    version: DRAFT_VERSION,
    timestamp: now,
    data,
    ...(sealed === undefined ? {} : { sealed }),
  });
};

/** Reads a stored draft; undefined when there is none, it is 24 hours old, from another version, or not a draft. */
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
