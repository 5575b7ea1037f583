import { refusals } from '../protocol/service-error.ts';
import type { AttributeConstraints, ClientDefinition, PoolDefinition } from './pool-definition.ts';

const attribute = (change: Partial<AttributeConstraints> = {}): AttributeConstraints => ({
  type: 'String',
  required: false,
  mutable: true,
  minLength: 0,
  maxLength: 2048,
  ...change,
});

/** The standard attributes of OpenID Connect, which each pool has. */
export const standardAttributes: Readonly<Record<string, AttributeConstraints>> = {
  sub: attribute({ mutable: false }),
  name: attribute(),
  given_name: attribute(),
  family_name: attribute(),
  middle_name: attribute(),
  nickname: attribute(),
  preferred_username: attribute(),
  profile: attribute(),
  picture: attribute(),
  website: attribute(),
  email: attribute(),
  email_verified: attribute({ type: 'Boolean' }),
  gender: attribute(),
  birthdate: attribute({ minLength: 10, maxLength: 10 }),
  zoneinfo: attribute(),
  locale: attribute(),
  phone_number: attribute(),
  phone_number_verified: attribute({ type: 'Boolean' }),
  address: attribute(),
  updated_at: attribute({ type: 'Number' }),
};

/** Attributes that no user may write: whether their address is verified, and their `sub`. */
const neverWrittenByClients = ['sub', 'email_verified', 'phone_number_verified'];

const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** True if the service accepts this as an e-mail address. */
export const isEmailAddress = (value: string): boolean => emailShape.test(value);

const nonconforming = (name: string, reason: string) =>
  refusals.invalidParameter(`Attributes did not conform to the schema: ${name}: ${reason}\n`);

const valueFits = (type: AttributeConstraints['type'], value: string): boolean => {
  if (type === 'Number') return /^-?\d+(\.\d+)?$/.test(value);
  if (type === 'Boolean') return /^(true|false)$/i.test(value);
  return type !== 'DateTime' || !Number.isNaN(Date.parse(value));
};

/** The caller chooses the name, so inherited properties of the object must not count. */
const constraintsOf = (pool: PoolDefinition, name: string): AttributeConstraints | undefined =>
  Object.hasOwn(pool.attributes, name) ? pool.attributes[name] : undefined;

const checkValue = (pool: PoolDefinition, name: string, value: string): void => {
  const wanted = constraintsOf(pool, name);
  if (!wanted) throw nonconforming(name, 'Attribute does not exist in the schema.');
  if (value === '') return;
  if (name === 'email' && !isEmailAddress(value)) {
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

/** Throws InvalidParameterException unless the attributes of a new user conform to the pool's schema. */
export const checkNewAttributes = (pool: PoolDefinition, given: Readonly<Record<string, string>>): void => {
  if ('sub' in given) throw nonconforming('sub', 'The attribute cannot be set.');
  for (const [name, value] of Object.entries(given)) checkValue(pool, name, value);
  for (const [name, { required }] of Object.entries(pool.attributes)) {
    if (required && !given[name]) throw nonconforming(name, 'The attribute is required');
  }
};

/** Throws InvalidParameterException unless an existing user's attributes may be changed to these. */
export const checkChangedAttributes = (
  pool: PoolDefinition,
  given: Readonly<Record<string, string>>,
): void => {
  for (const [name, value] of Object.entries(given)) {
    checkValue(pool, name, value);
    if (!constraintsOf(pool, name)?.mutable) {
      throw refusals.invalidParameter(`user.${name}: Attribute cannot be updated.\n`);
    }
    if (value === '' && constraintsOf(pool, name)?.required) {
      throw nonconforming(name, 'The attribute is required');
    }
  }
};

/** Throws NotAuthorizedException if the client may not write one of the attributes. */
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

/** The user's attributes that this client may read, always with `sub`. */
export const readableBy = (
  client: ClientDefinition,
  attributes: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributes).filter(
      ([name]) => client.readAttributes === undefined || client.readAttributes.includes(name),
    ),
  );
