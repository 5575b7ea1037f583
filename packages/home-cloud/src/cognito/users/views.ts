import type { Group } from '../store/groups.ts';
import type { User } from '../store/users.ts';

interface Attribute {
  readonly Name: string;
  readonly Value: string;
}

const seconds = (milliseconds: number): number => milliseconds / 1000;

/** Attributes as the API lists them, `sub` first. */
export const attributeList = (
  user: User,
  attributes: Readonly<Record<string, string>> = user.attributes,
): Attribute[] => [
  { Name: 'sub', Value: user.sub },
  ...Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
];

const stateOf = (user: User) => ({
  Username: user.username,
  UserCreateDate: seconds(user.createdAt),
  UserLastModifiedDate: seconds(user.modifiedAt),
  Enabled: user.enabled,
  UserStatus: user.status,
});

/** A user in a list, with all attributes or the wanted ones. */
export const userView = (user: User, wanted?: readonly string[]) => ({
  ...stateOf(user),
  Attributes: attributeList(user).filter(({ Name }) => wanted === undefined || wanted.includes(Name)),
});

/** The second factors of a user; nothing without one. */
export const factorsOf = ({ softwareToken }: User) => ({
  ...(softwareToken?.enabled ? { UserMFASettingList: ['SOFTWARE_TOKEN_MFA'] } : {}),
  ...(softwareToken?.preferred ? { PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA' } : {}),
});

/** A user in the format of AdminGetUser. */
export const userDetails = (user: User) => ({
  ...stateOf(user),
  UserAttributes: attributeList(user),
  ...factorsOf(user),
});

/** A group in the format of the API. */
export const groupView = (poolId: string, group: Group) => ({
  GroupName: group.name,
  UserPoolId: poolId,
  CreationDate: seconds(group.createdAt),
  LastModifiedDate: seconds(group.modifiedAt),
  ...(group.description === undefined ? {} : { Description: group.description }),
  ...(group.precedence === undefined ? {} : { Precedence: group.precedence }),
  ...(group.roleArn === undefined ? {} : { RoleArn: group.roleArn }),
});
