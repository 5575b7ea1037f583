import * as z from 'zod/mini';

const SHAPE = /^p-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The id of a person whom the desk kept before they had an account: a caller, a walk-in, a guest. It is our own. The user pool issues
 * UUIDs alone, so it is never that of an account.
 */
export const PersonId = z.string().check(z.regex(SHAPE, 'This is not the id of a person whom we keep.'));
export type PersonId = z.infer<typeof PersonId>;

/** The person of a UUID. Whoever sends the same UUID again means the same person. */
export const personIdFrom = (uuid: string): PersonId => `p-${uuid.toLowerCase()}`;

/** Whether an id is one that we gave, and not that of an account. */
export const isPersonId = (id: string): id is PersonId => SHAPE.test(id);

/** The claim of an access token that names whom the desk kept of its owner, one id after the other with a space between. */
export const PERSON_CLAIM = 'person';

/** Somebody with an account, and who they are besides. */
export interface Owner {
  /** The `sub` of the token, which is also the key of the profile. */
  readonly userId: string;
  /** The ids under which the desk kept the same person before. Only `idsOf` and `owns` read it. */
  readonly personIds?: readonly PersonId[];
}

/** Every id under which things of somebody may be kept: that of their account, then those that the desk gave them. */
export const idsOf = ({ userId, personIds = [] }: Owner): readonly string[] => [userId, ...personIds];

/** Whether something that is kept under this id belongs to somebody. */
export const owns = (owner: Owner, ownerId: string): boolean => idsOf(owner).includes(ownerId);
