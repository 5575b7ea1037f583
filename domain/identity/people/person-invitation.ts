import * as z from 'zod/mini';
import { PersonId } from '../../kernel/person/person-id.ts';

/** How many days somebody has to open an account by the letter that invited them. */
export const PERSON_INVITED_DAYS = 14;

/** One letter in so many hours, so that nobody is flooded by a desk that presses again. */
const HOURS_BETWEEN_LETTERS = 24;

/** The reason of the alias that an accepted invitation makes. */
export const ACCEPTED_INVITATION = 'Opened an account by our letter';

/** An invitation to an account that finds everything again, as the desk sees it. */
export const PersonInvitation = z.object({
  email: z.string(),
  /** Who pressed, and when the last letter was sent. */
  by: z.string(),
  at: z.string(),
  /** From when on the letter does nothing any more. */
  until: z.string(),
});
export type PersonInvitation = z.infer<typeof PersonInvitation>;

/** Whom a sign-up says it is, and the secret of the letter that says so: `p-…` and 22 characters. */
export const KEPT_TOKEN = /^(p-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{22})$/;

/** The token of a letter. */
export const keptToken = (personId: PersonId, secret: string): string => `${personId}.${secret}`;

/** The two parts of a token; undefined for anything else. */
export const readKeptToken = (
  token: string,
): { readonly personId: PersonId; readonly secret: string } | undefined => {
  const [, personId, secret] = KEPT_TOKEN.exec(token) ?? [];
  return personId === undefined || secret === undefined
    ? undefined
    : { personId: PersonId.parse(personId), secret };
};

/** When the next letter may be sent; undefined when it may be sent now. */
export const nextLetterAt = ({ at }: Pick<PersonInvitation, 'at'>, now: Date): string | undefined => {
  const next = Date.parse(at) + HOURS_BETWEEN_LETTERS * 3_600_000;
  return next > now.getTime() ? new Date(next).toISOString() : undefined;
};

/** What is behind the `#` of the link in the letter; no log has it. */
export const welcomeHash = (token: string, email: string): string =>
  `#welcome=${token}&address=${encodeURIComponent(email)}`;
