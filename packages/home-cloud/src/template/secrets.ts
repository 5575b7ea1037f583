import { openVault } from '../secrets/vault.ts';
import type { State } from '../state/state.ts';
import { TemplateError } from './errors.ts';
import type { ResolvedResource } from './model.ts';

const area = 'resolved-secrets';

/** `{{resolve:secretsmanager:NAME-OR-ARN:SecretString:JSON-KEY:STAGE:VERSION}}`. All parts after the name are optional. */
const secretReference =
  /^secretsmanager:((?:arn:[^:]+:secretsmanager:[^:]*:[^:]*:secret:)?[^:]+)(?::SecretString(?::([^:]*)(?::([^:]*)(?::([^:]*))?)?)?)?$/;

/** Resolves the dynamic references in a text of a resource. Throws a TemplateError for unsupported ones. */
export type DynamicReferences = (text: string, resource: string) => string;

/**
 * Resolves references to secrets as CloudFormation does: once, when a resource first has the reference. A new value of the secret
 * has no effect at the next deployment. A changed reference has, such as one that names the version.
 */
export const dynamicReferences = (
  secrets: () => readonly ResolvedResource[],
  state: State,
): DynamicReferences => {
  const vault = openVault(secrets, state);
  const versionOf = (id: string, stage: string, version: string, whole: string) => {
    const secret = vault.find(id);
    if (secret === undefined) throw new TemplateError(`no secret ${id} in this assembly`);
    const { stages, versions } = vault.read(secret);
    const wanted = version || stages[stage || 'AWSCURRENT'] || '';
    const found = versions[wanted];
    if (found === undefined)
      throw new TemplateError(`${whole} names a version that the secret does not have`);
    return found.value;
  };
  return (text, resource) =>
    text.replace(/\{\{resolve:([^}]+)\}\}/g, (whole, reference: string) => {
      const [, id, jsonKey = '', stage = '', version = ''] = secretReference.exec(reference) ?? [];
      if (id === undefined) throw new TemplateError(`the cloud at home cannot resolve ${whole}`);
      const key = `${resource} ${id}`;
      const kept = state.get<{ readonly reference: string; readonly value: string }>(area, key);
      const isKept = kept?.reference === reference;
      const value = isKept ? kept.value : versionOf(id, stage, version, whole);
      if (!isKept) state.put(area, key, { reference, value });
      return jsonKey === '' ? value : String(JSON.parse(value)[jsonKey]);
    });
};
