import type { Assembly } from '../assembly.ts';
import { describePlace, TemplateError } from '../errors.ts';
import type { ResolvedTemplate } from '../model.ts';
import { orderOfCreation } from './cycles.ts';
import { firewallScopes } from './firewalls.ts';
import { lambdaFunctions } from './functions.ts';
import { httpApis } from './http-api.ts';
import { messages } from './messages.ts';
import { bucketNames, uniqueNames } from './names.ts';
import { callPermissions } from './permissions.ts';
import { scheduleExpressions } from './schedules.ts';
import { tableKeys } from './tables.ts';

const checks = [
  uniqueNames,
  bucketNames,
  tableKeys,
  lambdaFunctions,
  callPermissions,
  scheduleExpressions,
  messages,
  httpApis,
  firewallScopes,
];

/**
 * What runs at home deploys: refuses what AWS would refuse, or would take and never do, though a machine at home could run it.
 * Throws one TemplateError that names every resource concerned.
 */
export const checkTemplate = (assembly: Assembly, template: ResolvedTemplate): void => {
  const findings = [...orderOfCreation(assembly), ...checks.flatMap((check) => [...check(template)])];
  const [first, ...others] = findings;
  if (first === undefined) return;
  if (others.length === 0) throw new TemplateError(first.says, first.place);
  const lines = findings.map(({ place, says }) => `  ${describePlace(place)}: ${says}`);
  throw new TemplateError(`${findings.length} things would not work on AWS:\n${lines.join('\n')}`);
};
