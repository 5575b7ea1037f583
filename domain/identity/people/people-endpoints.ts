import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { PersonId } from '../../kernel/person/person-id.ts';
import { UserId } from '../../kernel/user-id.ts';
import { Profile } from '../profile.ts';
import { Alias } from './aliases.ts';
import { PersonToKeep } from './kept-person.ts';
import { PersonInvitation } from './person-invitation.ts';

const params = z.object({ personId: PersonId });

/** Every id of a person, the asked one included, and what joins them. */
const reply = z.object({ ids: z.array(z.string()), aliases: z.array(Alias) });

const AliasReason = z
  .string()
  .check(
    z.trim(),
    z.minLength(5, 'Say in a few words why, such as: same phone, and knew the last invoice'),
    z.maxLength(300, 'Please keep the reason under 300 characters'),
  );

/** People whom the desk keeps before they have an account, and who they turn out to be. */
export const peopleEndpoints = {
  keepPerson: endpoint('POST /api/people', {
    summary:
      'Keeps a person who has no account: a caller, a walk-in or a guest. Things are kept under their id (`p-…`) from then on. The same `id` again keeps nobody twice.',
    // Whoever books for a caller keeps them. Whom they turn out to be is for those who look after customers.
    access: 'booking.manage',
    body: PersonToKeep,
    reply: Profile,
  }),
  personAliases: endpoint('GET /api/people/{personId}/aliases', {
    summary: 'Who else a person is whom the desk keeps, with who said so and why.',
    access: 'customer.read',
    params,
    reply,
    refusals: { PROFILE_NOT_FOUND: 404 },
  }),
  invitePerson: endpoint('POST /api/people/{personId}/invitations', {
    summary:
      'Mails a person without an account a link to the sign-up. Once they confirm that address, everything that is kept under their id is theirs. The same `id` again sends nothing.',
    access: 'customer.manage',
    params,
    body: z.strictObject({
      /** Made by the page, so that a double click or a lost answer sends one letter. */
      id: z.uuid(),
    }),
    reply: PersonInvitation,
    refusals: {
      PROFILE_NOT_FOUND: 404,
      HAS_ACCOUNT: 409,
      EMAIL_NEEDED: 409,
      INVITED_LATELY: { status: 409, details: z.object({ next: z.string() }) },
    },
  }),
  changeAlias: endpoint('POST /api/people/{personId}/aliases', {
    summary:
      'Says that a person whom the desk keeps is the owner of an account, or another person whom it keeps, or (`same: false`) takes that back. What is kept stays where it is. The account sees it, or does not any more, from its next request on.',
    access: 'customer.manage',
    params,
    body: z.strictObject({
      /** The id of the account, or of the other person. */
      as: UserId,
      same: z.boolean(),
      reason: AliasReason,
    }),
    reply,
    refusals: {
      PROFILE_NOT_FOUND: 404,
      TWO_ACCOUNTS: 409,
      TOO_MANY_IDS: 409,
      NO_SUCH_ALIAS: 409,
    },
  }),
} as const;
