import { randomUUID } from 'node:crypto';
import type { State } from '../state/state.ts';
import type { ResolvedResource } from '../template/model.ts';
import { firstValue } from './first-value.ts';

const area = 'secrets';

/** One secret as it is kept: its values by version, and which version bears which label. */
export interface KeptSecret {
  readonly versions: Readonly<Record<string, { readonly value: string; readonly createdAt: number }>>;
  readonly stages: Readonly<Record<string, string>>;
}

/** The secrets of the assembly and their versions. */
export interface Vault {
  /** The resource by its name or ARN, the latter without its random ending too. */
  find(id: string): ResolvedResource | undefined;
  read(secret: ResolvedResource): KeptSecret;
  write(secret: ResolvedResource, kept: KeptSecret): void;
}

/**
 * Secrets are generated once and kept, so that a second start still knows what the first one handed out. `secrets` are the
 * assembly's AWS::SecretsManager::Secret resources, whose ARN is their Ref.
 */
export const openVault = (secrets: () => readonly ResolvedResource[], state: State): Vault => {
  const write: Vault['write'] = ({ ref }, kept) => state.put(area, ref, kept);
  return {
    find: (id) =>
      secrets().find(
        ({ ref, properties }) =>
          ref === id || ref.slice(0, -'-random'.length) === id || properties.Name === id,
      ),
    read: (secret) => {
      const kept = state.get<KeptSecret | string>(area, secret.ref);
      if (typeof kept === 'object') return kept;
      // A text alone is what was kept before secrets had versions.
      const made = firstVersion(kept ?? firstValue(secret));
      write(secret, made);
      return made;
    },
    write,
  };
};

const firstVersion = (value: string): KeptSecret => {
  const id = randomUUID();
  return { versions: { [id]: { value, createdAt: Date.now() / 1000 } }, stages: { AWSCURRENT: id } };
};
