import * as z from 'zod/mini';
import { emptyRegistration, type RegistrationForm } from './registration.ts';
import { recordOf } from './validation/field.ts';

/** Where the browser keeps an unfinished registration. */
export const DRAFT_KEY = 'register_form';
export const DRAFT_LIFETIME_MS = 86_400_000;
const DRAFT_VERSION = 2;

/** The two fields that never rest in the clear. */
export type DraftSecrets = Pick<RegistrationForm, 'password' | 'confirmPassword'>;
type DraftData = Omit<RegistrationForm, keyof DraftSecrets>;

/** Drafts that were begun before the form took the profile's names have these; a draft lives no longer than a day. */
const formerNames: ReadonlyMap<string, keyof DraftData> = new Map([
  ['firstName', 'first_name'],
  ['lastName', 'last_name'],
  ['phoneCountryCode', 'phone_country_code'],
  ['companyName', 'company_name'],
]);
const withCurrentNames = (data: Readonly<Record<string, unknown>>): unknown =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [formerNames.get(name) ?? name, value]));

const { password: _password, confirmPassword: _confirmation, ...nothingTyped } = emptyRegistration;
const texts = recordOf(Object.keys(nothingTyped) as (keyof DraftData)[], (name) =>
  z._default(z.string().check(z.maxLength(1000)), nothingTyped[name]),
);

const Draft = z.object({
  version: z.literal([1, DRAFT_VERSION]),
  /** Epoch milliseconds of the last change. */
  timestamp: z.number(),
  data: z.pipe(z.pipe(z.record(z.string(), z.unknown()), z.transform(withCurrentNames)), z.object(texts)),
  /** The passwords, sealed by the browser; absent where it cannot seal, and then they are not kept at all. */
  sealed: z.optional(z.string()),
});

/** A draft read back: what was typed, and the sealed passwords if there are any. */
export interface RegistrationDraft {
  readonly data: DraftData;
  readonly sealed: string | undefined;
}

/** A draft is kept once an e-mail or a first name exists. */
export const isWorthKeeping = (form: Pick<RegistrationForm, 'email' | 'first_name'>): boolean =>
  form.email.trim() !== '' || form.first_name.trim() !== '';

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
