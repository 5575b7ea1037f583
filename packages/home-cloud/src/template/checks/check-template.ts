import type { Assembly } from '../assembly.ts';
import { describePlace, TemplateError } from '../errors.ts';
import type { ResolvedTemplate } from '../model.ts';
import { overQuota } from '../quotas/index.ts';
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
 * Refuses a template that runs at home but fails on AWS: AWS would refuse it, or accept it and then not work.
 * Throws one TemplateError that names all affected resources.
 */
export const checkTemplate = (assembly: Assembly, template: ResolvedTemplate): void => {
  const findings = [
    ...orderOfCreation(assembly),
    ...overQuota(assembly),
    ...checks.flatMap((check) => [...check(template)]),
  ];
  const [first, ...others] = findings;
  if (first === undefined) return;
  if (others.length === 0) throw new TemplateError(first.message, first.place);
  const lines = findings.map(({ place, message }) => `  ${describePlace(place)}: ${message}`);
  throw new TemplateError(`${findings.length} things would not work on AWS:\n${lines.join('\n')}`);
};
