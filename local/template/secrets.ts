import { randomInt } from 'node:crypto';
import * as z from 'zod/mini';
import type { State } from '../state/state.ts';
import { TemplateError } from './errors.ts';
import type { ResolvedResource } from './model.ts';
import { readProperties } from './properties.ts';

const area = 'secrets';
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

/** Answers `{{resolve:secretsmanager:…}}`; throws a TemplateError for other dynamic references. */
export type DynamicReference = (text: string) => string;

/**
 * Secrets are generated once and kept, so that a second start still knows what the first one handed out.
 * `secrets` are the assembly's AWS::SecretsManager::Secret resources, whose ARN is their Ref.
 */
export function dynamicReferences(
  secrets: () => readonly ResolvedResource[],
  state: State,
): DynamicReference {
  const secretValue = (id: string): string => {
    const secret = secrets().find(({ ref, properties }) => ref === id || properties.Name === id);
    if (secret === undefined) throw new TemplateError(`no secret ${id} in this assembly`);
    const kept = state.get<string>(area, secret.ref);
    if (kept !== undefined) return kept;
    const made = makeSecret(secret);
    state.put(area, secret.ref, made);
    return made;
  };
  return (text) =>
    text.replace(/\{\{resolve:([^}]+)\}\}/g, (whole, reference: string) => {
      const found =
        /^secretsmanager:((?:arn:[^:]+:secretsmanager:[^:]*:[^:]*:secret:)?[^:]+)(?::SecretString(?::([^:]*)(?::.*)?)?)?$/.exec(
          reference,
        );
      if (found === null) throw new TemplateError(`the cloud at home cannot resolve ${whole}`);
      const [, id = '', jsonKey = ''] = found;
      const value = secretValue(id);
      return jsonKey === '' ? value : String(JSON.parse(value)[jsonKey]);
    });
}

function makeSecret(resource: ResolvedResource): string {
  const { SecretString, GenerateSecretString } = readProperties(resource, Secret);
  if (SecretString !== undefined) return SecretString;
  const rules = GenerateSecretString;
  const alphabet = [
    ...letters,
    ...'0123456789',
    ...(rules?.ExcludePunctuation ? '' : punctuation),
    ...(rules?.IncludeSpace ? ' ' : ''),
  ].filter((character) => !rules?.ExcludeCharacters.includes(character));
  const password = Array.from(
    { length: rules?.PasswordLength ?? 32 },
    () => alphabet[randomInt(alphabet.length)],
  ).join('');
  if (rules?.GenerateStringKey === undefined) return password;
  return JSON.stringify({
    ...JSON.parse(rules.SecretStringTemplate ?? '{}'),
    [rules.GenerateStringKey]: password,
  });
}
