import * as z from 'zod/mini';
import { roles } from '../kernel/role.ts';
import { type ProfileFields, profileFieldNames, profileFields } from './profile-fields.ts';
import { recordOf } from './validation/field.ts';

/** Profiles that were stored before this field have none. */
type LaterField = 'latin_name';
const isLater = (name: keyof ProfileFields): name is LaterField => name === 'latin_name';

type FieldSchemas = {
  readonly [Name in LaterField]: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString>>;
} & {
  readonly [Name in Exclude<keyof ProfileFields, LaterField>]: null extends ProfileFields[Name]
    ? z.ZodMiniNullable<z.ZodMiniString>
    : z.ZodMiniString;
};

const fieldSchemas = recordOf(profileFieldNames, (name) => {
  if (isLater(name)) return z.optional(z.nullable(z.string()));
  return profileFields[name].defaultValue === null ? z.nullable(z.string()) : z.string();
}) as FieldSchemas;

/** How somebody came to us without an account: by phone, to the counter, or through a page that anyone may use. */
export const waysToCome = ['CALL', 'COUNTER', 'GUEST'] as const;

/** A person's profile (trade.md, What the owner fixed). Optional values are null when empty. */
export const Profile = z.object({
  user_id: z.string(),
  email: z.string(),
  role: z.enum(roles),
  user_type: z.enum(roles),
  /** All roles, where an admin has given any; `role` is the most powerful one. */
  roles: z.optional(z.array(z.enum(roles))),
  /** In the profile of a person whom the desk keeps. It is then without an account, and `email` may be empty. */
  came: z.optional(z.enum(waysToCome)),
  ...fieldSchemas,
  /** The phone number as E.164 when it is valid; `phone` is the number as typed. */
  phone_e164: z.nullable(z.string()),
  version: z.number(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type Profile = z.infer<typeof Profile>;

/** A person's name for screens that only have an id. `firstName` is what colleagues call them. */
export const PersonName = z.object({ userId: z.string(), firstName: z.string(), name: z.string() });
export type PersonName = z.infer<typeof PersonName>;
