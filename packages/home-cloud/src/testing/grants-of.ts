import { readRoles } from '../iam/roles.ts';
import { openUseLog, type RoleUse } from '../iam/use-log.ts';
import { readFunctions } from '../lambda/definition.ts';
import type { ResolvedTemplate } from '../template/model.ts';

/** All grants of each function's role, with no uses. */
export const grantsOf = (template: ResolvedTemplate): readonly RoleUse[] => {
  const names = readFunctions(template).map(({ name }) => name);
  return openUseLog(readRoles(template, names)).uses();
};
