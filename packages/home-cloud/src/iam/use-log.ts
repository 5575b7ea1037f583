import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Attempt, covers } from './policy/decide.ts';
import type { Statement } from './policy/document.ts';
import type { FunctionRole } from './roles.ts';

/** One action on one resource that is granted to a role, and how often it was used. */
interface GrantUse {
  readonly action: string;
  readonly resource: string;
  readonly times: number;
}

/** All grants of a function's role. */
export interface RoleUse {
  readonly functionName: string;
  readonly grants: readonly GrantUse[];
}

export interface UseLog {
  /** Returns the function that counts this attempt. It is looked up once and called at each use. */
  counter(role: FunctionRole, attempt: Attempt): () => void;
  uses(): readonly RoleUse[];
}

interface Entry {
  readonly statement: Statement;
  readonly action: string;
  readonly resource: string;
  times: number;
}

/** Starts with every grant unused. */
export const openUseLog = (roles: readonly FunctionRole[]): UseLog => {
  const entries = new Map(roles.map((role) => [role.functionName, entriesOf(role)]));
  return {
    counter: ({ functionName }, attempt) => {
      const used = (entries.get(functionName) ?? []).filter(({ statement, action, resource }) =>
        covers({ ...statement, actions: [action], resources: [resource] }, attempt),
      );
      return () => {
        for (const entry of used) entry.times += 1;
      };
    },
    uses: () =>
      [...entries].map(([functionName, own]) => ({
        functionName,
        grants: own.map(({ action, resource, times }) => ({ action, resource, times })),
      })),
  };
};

const entriesOf = ({ statements }: FunctionRole): Entry[] =>
  statements
    .filter(({ effect }) => effect === 'Allow')
    .flatMap((statement) =>
      statement.actions.flatMap((action) =>
        statement.resources.map((resource) => ({ statement, action, resource, times: 0 })),
      ),
    );

/** The variable with the folder where a cloud that stops writes the uses of its roles. Tests read it at their end. */
export const useFolderVariable = 'HOME_CLOUD_GRANT_USES';

/** Writes the uses to the folder that the environment variable names. Does nothing without the variable. */
export const writeUses = (uses: readonly RoleUse[], id: string): void => {
  const folder = process.env[useFolderVariable];
  if (folder === undefined || folder === '') return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${id}.json`), JSON.stringify(uses));
};
