import { at, listAt, textAt } from '../../checks/finding.ts';
import type { ResolvedResource } from '../../model.ts';
import { countOf, each, lengthOf, numberOf, perOwner } from '../measures.ts';
import { type Quota, quota } from '../quota.ts';

const page = 'Amazon Cognito Developer Guide: Quotas in Amazon Cognito';
const clients = 'Amazon Cognito User Pools API Reference: CreateUserPoolClient';
const pool = 'AWS::Cognito::UserPool';
const client = 'AWS::Cognito::UserPoolClient';
const group = 'AWS::Cognito::UserPoolGroup';

const secondsIn: Readonly<Record<string, number>> = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 };

/** Without a unit, access and id tokens are in hours and refresh tokens in days. */
const validity =
  (token: string, standard: string) =>
  (resource: ResolvedResource): number | undefined => {
    const value = at(resource, `${token}Validity`);
    const unit = textAt(resource, `TokenValidityUnits.${token}`) ?? standard;
    return value === undefined ? undefined : Number(value) * (secondsIn[unit] ?? Number.NaN);
  };

/** Attributes that are not Cognito's own. */
const standard = new Set(
  'address birthdate email email_verified family_name gender given_name locale middle_name name nickname phone_number phone_number_verified picture preferred_username profile sub updated_at website zoneinfo'.split(
    ' ',
  ),
);
const custom = (resource: ResolvedResource): number =>
  (listAt(resource, 'Schema') as readonly { readonly Name?: string }[]).filter(
    ({ Name = '' }) => !standard.has(Name),
  ).length;

/** User pools. */
export const accounts: readonly Quota[] = [
  quota('Custom attributes of a user pool', 50, 'attributes', page, each(pool, custom)),
  quota('Groups of a user pool', 10_000, 'groups', page, perOwner(group, 'UserPoolId')),
  quota('Clients of a user pool', 1000, 'clients', page, perOwner(client, 'UserPoolId')),
  quota('Callback addresses of a client', 100, 'addresses', page, countOf(client, 'CallbackURLs')),
  quota(
    'Life of an access token',
    [300, 86_400],
    'seconds',
    page,
    each(client, validity('AccessToken', 'hours')),
  ),
  quota('Life of an id token', [300, 86_400], 'seconds', page, each(client, validity('IdToken', 'hours'))),
  quota(
    'Life of a refresh token',
    [3600, 315_360_000],
    'seconds',
    page,
    each(client, validity('RefreshToken', 'days')),
  ),
  quota('Life of a sign-in session', [3, 15], 'minutes', clients, numberOf(client, 'AuthSessionValidity')),
  quota(
    'Grace period of a rotated refresh token',
    [0, 60],
    'seconds',
    clients,
    numberOf(client, 'RefreshTokenRotation.RetryGracePeriodSeconds'),
  ),
  quota(
    'Length of a password that a pool asks for',
    [6, 99],
    'characters',
    'Amazon Cognito User Pools API Reference: PasswordPolicyType',
    numberOf(pool, 'Policies.PasswordPolicy.MinimumLength'),
  ),
  quota(
    'Name of a user pool',
    128,
    'characters',
    'Amazon Cognito User Pools API Reference: CreateUserPool',
    lengthOf(pool, 'UserPoolName'),
  ),
  quota('Name of a client', 128, 'characters', clients, lengthOf(client, 'ClientName')),
  quota(
    'Name of a group',
    128,
    'characters',
    'Amazon Cognito User Pools API Reference: CreateGroup',
    lengthOf(group, 'GroupName'),
  ),
  quota(
    'Description of a group',
    2048,
    'characters',
    'Amazon Cognito User Pools API Reference: CreateGroup',
    lengthOf(group, 'Description'),
  ),
  quota(
    'Subject of a mail of Cognito',
    140,
    'characters',
    'Amazon Cognito User Pools API Reference: VerificationMessageTemplateType',
    lengthOf(pool, 'VerificationMessageTemplate.EmailSubject'),
  ),
  quota(
    'Text of a mail of Cognito',
    20_000,
    'characters',
    'Amazon Cognito User Pools API Reference: VerificationMessageTemplateType',
    lengthOf(pool, 'VerificationMessageTemplate.EmailMessage'),
  ),
];
