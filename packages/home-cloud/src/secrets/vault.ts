import { randomUUID } from 'node:crypto';
import type { State } from '../state/state.ts';
import type { ResolvedResource } from '../template/model.ts';
import { firstValue } from './first-value.ts';

const area = 'secrets';

/** A stored secret: its values by version, and the version of each label. */
export interface StoredSecret {
  readonly versions: Readonly<Record<string, { readonly value: string; readonly createdAt: number }>>;
  readonly stages: Readonly<Record<string, string>>;
}

/** The secrets of the assembly and their versions. */
export interface Vault {
  /** The resource by name or ARN. The ARN may lack its random suffix. */
  find(id: string): ResolvedResource | undefined;
  read(secret: ResolvedResource): StoredSecret;
  write(secret: ResolvedResource, kept: StoredSecret): void;
}

/**
 * Secrets are generated once and stored, so that they are the same after a restart. `secrets` returns the assembly's
 * AWS::SecretsManager::Secret resources. The Ref of such a resource is its ARN.
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
      const kept = state.get<StoredSecret | string>(area, secret.ref);
      if (typeof kept === 'object') return kept;
      // Before secrets had versions, only a string was stored.
      const made = firstVersion(kept ?? firstValue(secret));
      write(secret, made);
      return made;
    },
    write,
  };
};

const firstVersion = (value: string): StoredSecret => {
  const id = randomUUID();
  return { versions: { [id]: { value, createdAt: Date.now() / 1000 } }, stages: { AWSCURRENT: id } };
};
