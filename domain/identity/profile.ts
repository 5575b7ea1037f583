import * as z from 'zod/mini';
import { roles } from '../kernel/role.ts';

/** A person's profile (specification §3, table user_profiles). Optional values are null when empty. */
export const Profile = z.object({
  user_id: z.string(),
  email: z.string(),
  role: z.enum(roles),
  user_type: z.enum(roles),
  first_name: z.string(),
  last_name: z.string(),
  /** As typed, and as E.164 where the number could be read. */
  phone: z.nullable(z.string()),
  phone_e164: z.nullable(z.string()),
  phone_country_code: z.string(),
  company_name: z.nullable(z.string()),
  address_line1: z.nullable(z.string()),
  address_line2: z.nullable(z.string()),
  city: z.nullable(z.string()),
  state: z.nullable(z.string()),
  zip_code: z.nullable(z.string()),
  postal_code: z.nullable(z.string()),
  region: z.nullable(z.string()),
  district: z.nullable(z.string()),
  country: z.string(),
  version: z.number(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type Profile = z.infer<typeof Profile>;
