import { randomInt } from 'node:crypto';
import * as z from 'zod/mini';
import type { ResolvedResource } from '../template/model.ts';
import { readProperties } from '../template/properties.ts';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const punctuation = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';

const Secret = z.strictObject({
  Name: z.optional(z.string()),
  Description: z.optional(z.string()),
  SecretString: z.optional(z.string()),
  GenerateSecretString: z.optional(
    z.strictObject({
      PasswordLength: z._default(z.number(), 32),
      ExcludePunctuation: z._default(z.boolean(), false),
      ExcludeCharacters: z._default(z.string(), ''),
      IncludeSpace: z._default(z.boolean(), false),
      RequireEachIncludedType: z._default(z.boolean(), true),
      SecretStringTemplate: z.optional(z.string()),
      GenerateStringKey: z.optional(z.string()),
    }),
  ),
  KmsKeyId: z.optional(z.string()),
  Tags: z.optional(z.unknown()),
});

/** The first value of a secret: the template's value, or one generated with the template's settings. */
export const firstValue = (resource: ResolvedResource): string => {
  const { SecretString, GenerateSecretString } = readProperties(resource, Secret);
  if (SecretString !== undefined) return SecretString;
  const settings = GenerateSecretString;
  const alphabet = [
    ...letters,
    ...'0123456789',
    ...(settings?.ExcludePunctuation ? '' : punctuation),
    ...(settings?.IncludeSpace ? ' ' : ''),
  ].filter((character) => !settings?.ExcludeCharacters.includes(character));
  const password = Array.from(
    { length: settings?.PasswordLength ?? 32 },
    () => alphabet[randomInt(alphabet.length)],
  ).join('');
  if (settings?.GenerateStringKey === undefined) return password;
  return JSON.stringify({
    ...JSON.parse(settings.SecretStringTemplate ?? '{}'),
    [settings.GenerateStringKey]: password,
  });
};
