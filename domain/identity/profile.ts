import * as z from 'zod/mini';
import { roles } from '../kernel/role.ts';
import { type ProfileFields, profileFieldNames, profileFields } from './profile-fields.ts';
import { recordOf } from './validation/field.ts';

type FieldSchemas = {
  readonly [Name in keyof ProfileFields]: null extends ProfileFields[Name]
    ? z.ZodMiniNullable<z.ZodMiniString>
    : z.ZodMiniString;
};

const fieldSchemas = recordOf(profileFieldNames, (name) =>
  profileFields[name].defaultValue === null ? z.nullable(z.string()) : z.string(),
) as FieldSchemas;

/** A person's profile (specification §3, table user_profiles). Optional values are null when empty. */
export const Profile = z.object({
  user_id: z.string(),
  email: z.string(),
  role: z.enum(roles),
  user_type: z.enum(roles),
  /** All roles, where an admin has given any; `role` is the most powerful one. */
  roles: z.optional(z.array(z.enum(roles))),
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
