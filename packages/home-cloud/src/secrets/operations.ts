import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Operation } from '../events/endpoint.ts';
import type { ResolvedResource } from '../template/model.ts';
import type { Clock } from '../types.ts';
import type { StoredSecret, Vault } from './vault.ts';

const SecretId = z.string().check(z.minLength(1), z.maxLength(2048));
const VersionId = z.string().check(z.minLength(32), z.maxLength(64));
const Stage = z.string().check(z.minLength(1), z.maxLength(256));

const Get = z.object({ SecretId, VersionId: z.optional(VersionId), VersionStage: z.optional(Stage) });
const Put = z.object({
  SecretId,
  ClientRequestToken: z.optional(VersionId),
  SecretString: z.string().check(z.minLength(1), z.maxLength(65_536)),
  VersionStages: z._default(z.array(Stage).check(z.minLength(1), z.maxLength(20)), ['AWSCURRENT']),
});
const Move = z.object({
  SecretId,
  VersionStage: Stage,
  RemoveFromVersionId: z.optional(VersionId),
  MoveToVersionId: z.optional(VersionId),
});

const refusal = (name: string, message: string): Error => Object.assign(new Error(message), { name });
const notFound = (what: string) =>
  refusal('ResourceNotFoundException', `Secrets Manager can't find the specified secret${what}.`);

const read = <Shape extends z.ZodMiniType>(shape: Shape, input: unknown): z.output<Shape> => {
  const parsed = shape.safeParse(input, { error: z.locales.en().localeError });
  if (parsed.success) return parsed.data;
  throw refusal('InvalidParameterException', z.prettifyError(parsed.error));
};

/** The labels after one moved to another version. The former AWSCURRENT version becomes AWSPREVIOUS. */
const relabeled = (
  stages: StoredSecret['stages'],
  label: string,
  version: string | undefined,
): StoredSecret['stages'] => {
  const { [label]: before, ...others } = stages;
  if (version === undefined) return others;
  const left = label === 'AWSCURRENT' && before !== undefined && before !== version;
  return { ...others, [label]: version, ...(left ? { AWSPREVIOUS: before } : {}) };
};

const labelsOf = ({ stages }: StoredSecret, version: string): string[] =>
  Object.keys(stages).filter((stage) => stages[stage] === version);

const find = (vault: Vault, id: string): ResolvedResource => {
  const secret = vault.find(id);
  if (secret === undefined) throw notFound('');
  return secret;
};

const named = ({ ref, properties }: ResolvedResource) => ({
  ARN: ref,
  // The name of a secret without a name in the template is the middle part of its ARN.
  Name: String(properties.Name ?? ref.slice(ref.lastIndexOf(':') + 1, -'-random'.length)),
});

const getValue = (vault: Vault, input: unknown) => {
  const { SecretId, VersionId: id, VersionStage } = read(Get, input);
  const secret = find(vault, SecretId);
  const kept = vault.read(secret);
  const stage = VersionStage ?? 'AWSCURRENT';
  const version = id ?? kept.stages[stage] ?? '';
  const found = kept.versions[version];
  const labels = labelsOf(kept, version);
  if (found === undefined || (VersionStage !== undefined && !labels.includes(VersionStage)))
    throw notFound(` value for ${id ? `VersionId: ${id}` : `staging label: ${stage}`}`);
  return {
    ...named(secret),
    VersionId: version,
    SecretString: found.value,
    VersionStages: labels,
    CreatedDate: found.createdAt,
  };
};

const putValue = (vault: Vault, createdAt: number, input: unknown) => {
  const { SecretId, ClientRequestToken, SecretString, VersionStages } = read(Put, input);
  const secret = find(vault, SecretId);
  const kept = vault.read(secret);
  const version = ClientRequestToken ?? randomUUID();
  const known = kept.versions[version];
  if (known !== undefined && known.value !== SecretString)
    throw refusal('ResourceExistsException', `There is a version ${version} already, with another value.`);
  const after: StoredSecret = known
    ? kept
    : {
        versions: { ...kept.versions, [version]: { value: SecretString, createdAt } },
        stages: VersionStages.reduce((all, stage) => relabeled(all, stage, version), kept.stages),
      };
  vault.write(secret, after);
  return { ...named(secret), VersionId: version, VersionStages: labelsOf(after, version) };
};

const moveStage = (vault: Vault, input: unknown) => {
  const { SecretId, VersionStage, RemoveFromVersionId, MoveToVersionId } = read(Move, input);
  const secret = find(vault, SecretId);
  const kept = vault.read(secret);
  const before = kept.stages[VersionStage];
  if (MoveToVersionId !== undefined && kept.versions[MoveToVersionId] === undefined)
    throw notFound(` value for VersionId: ${MoveToVersionId}`);
  if (before !== undefined && before !== RemoveFromVersionId)
    throw refusal('InvalidParameterException', `${VersionStage} is on ${before}: name it to take it off.`);
  if (VersionStage === 'AWSCURRENT' && MoveToVersionId === undefined)
    throw refusal('InvalidParameterException', 'AWSCURRENT can be moved, not taken off.');
  vault.write(secret, { ...kept, stages: relabeled(kept.stages, VersionStage, MoveToVersionId) });
  return named(secret);
};

/**
 * The operations of Secrets Manager that functions use, and those to rotate a secret. Errors have AWS's names, and AWS's messages
 * where functions can receive them.
 */
export const secretOperations = (vault: () => Vault, clock: Clock): Readonly<Record<string, Operation>> => {
  const get: Operation = (input) => getValue(vault(), input);
  const put: Operation = (input) => putValue(vault(), clock.now() / 1000, input);
  const move: Operation = (input) => moveStage(vault(), input);
  return { GetSecretValue: get, PutSecretValue: put, UpdateSecretVersionStage: move };
};
