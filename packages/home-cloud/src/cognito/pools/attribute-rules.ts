import { refusals } from '../protocol/service-error.ts';
import type { AttributeRule, ClientDefinition, PoolDefinition } from './pool-definition.ts';

const rule = (change: Partial<AttributeRule> = {}): AttributeRule => ({
  type: 'String',
  required: false,
  mutable: true,
  minLength: 0,
  maxLength: 2048,
  ...change,
});

/** The attributes every pool has, as OpenID Connect names them. */
export const standardAttributes: Readonly<Record<string, AttributeRule>> = {
  sub: rule({ mutable: false }),
  name: rule(),
  given_name: rule(),
  family_name: rule(),
  middle_name: rule(),
  nickname: rule(),
  preferred_username: rule(),
  profile: rule(),
  picture: rule(),
  website: rule(),
  email: rule(),
  email_verified: rule({ type: 'Boolean' }),
  gender: rule(),
  birthdate: rule({ minLength: 10, maxLength: 10 }),
  zoneinfo: rule(),
  locale: rule(),
  phone_number: rule(),
  phone_number_verified: rule({ type: 'Boolean' }),
  address: rule(),
  updated_at: rule({ type: 'Number' }),
};

/** Attributes that no user may write: whether their address is verified, and their `sub`. */
const neverWrittenByClients = ['sub', 'email_verified', 'phone_number_verified'];

const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Whether the service would take this for an e-mail address. */
export const looksLikeEmail = (value: string): boolean => emailShape.test(value);

const nonconforming = (name: string, reason: string) =>
  refusals.invalidParameter(`Attributes did not conform to the schema: ${name}: ${reason}\n`);

const valueFits = (type: AttributeRule['type'], value: string): boolean => {
  if (type === 'Number') return /^-?\d+(\.\d+)?$/.test(value);
  if (type === 'Boolean') return /^(true|false)$/i.test(value);
  return type !== 'DateTime' || !Number.isNaN(Date.parse(value));
};

/** The caller chooses the name, so only attributes that the pool lists count, not inherited properties. */
const ruleOf = (pool: PoolDefinition, name: string): AttributeRule | undefined =>
  Object.hasOwn(pool.attributes, name) ? pool.attributes[name] : undefined;

const checkValue = (pool: PoolDefinition, name: string, value: string): void => {
  const wanted = ruleOf(pool, name);
  if (!wanted) throw nonconforming(name, 'Attribute does not exist in the schema.');
  if (value === '') return;
  if (name === 'email' && !looksLikeEmail(value)) {
    throw refusals.invalidParameter('Invalid email address format.');
  }
  if (name === 'phone_number' && !/^\+[1-9]\d{1,14}$/.test(value)) {
    throw refusals.invalidParameter('Invalid phone number format.');
  }
  if (!valueFits(wanted.type, value)) throw nonconforming(name, `The value must be a ${wanted.type}.`);
  if (value.length > wanted.maxLength) {
    throw nonconforming(name, `String length must be at most ${wanted.maxLength}`);
  }
  if (value.length < wanted.minLength) {
    throw nonconforming(name, `String length must be at least ${wanted.minLength}`);
  }
};

/** Throws InvalidParameterException unless a new user with these attributes fits the pool's schema. */
export const checkNewAttributes = (pool: PoolDefinition, given: Readonly<Record<string, string>>): void => {
  if ('sub' in given) throw nonconforming('sub', 'The attribute cannot be set.');
  for (const [name, value] of Object.entries(given)) checkValue(pool, name, value);
  for (const [name, { required }] of Object.entries(pool.attributes)) {
    if (required && !given[name]) throw nonconforming(name, 'The attribute is required');
  }
};

/** Throws InvalidParameterException unless an existing user's attributes may become these. */
export const checkChangedAttributes = (
  pool: PoolDefinition,
  given: Readonly<Record<string, string>>,
): void => {
  for (const [name, value] of Object.entries(given)) {
    checkValue(pool, name, value);
    if (!ruleOf(pool, name)?.mutable) {
      throw refusals.invalidParameter(`user.${name}: Attribute cannot be updated.\n`);
    }
    if (value === '' && ruleOf(pool, name)?.required) {
      throw nonconforming(name, 'The attribute is required');
    }
  }
};

/** Throws NotAuthorizedException when the client names an attribute that it may not write. */
export const checkClientMayWrite = (
  client: ClientDefinition,
  given: Readonly<Record<string, string>>,
): void => {
  const forbidden = Object.keys(given).some(
    (name) =>
      neverWrittenByClients.includes(name) ||
      (client.writeAttributes !== undefined && !client.writeAttributes.includes(name)),
  );
  if (forbidden) throw refusals.unauthorizedAttribute();
};

/** The part of a user's attributes that this client may see; `sub` always. */
export const readableBy = (
  client: ClientDefinition,
  attributes: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributes).filter(
      ([name]) => client.readAttributes === undefined || client.readAttributes.includes(name),
    ),
  );
