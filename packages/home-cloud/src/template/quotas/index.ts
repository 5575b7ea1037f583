import type { Assembly } from '../assembly.ts';
import type { Finding } from '../checks/finding.ts';
import { resolveTemplate } from '../resolve.ts';
import type { Deployment, Figure, Quota } from './quota.ts';
import { accounts } from './services/accounts.ts';
import { cloudformation } from './services/cloudformation.ts';
import { cloudfront } from './services/cloudfront.ts';
import { events } from './services/events.ts';
import { firewall } from './services/firewall.ts';
import { httpApi } from './services/http-api.ts';
import { iam } from './services/iam.ts';
import { lambda } from './services/lambda.ts';
import { mail } from './services/mail.ts';
import { messaging } from './services/messaging.ts';
import { observability } from './services/observability.ts';
import { stores } from './services/stores.ts';

export { readAssembly } from '../assembly.ts';
export type { Quota } from './quota.ts';

/** AWS's limits: what a new account has, where more can be asked for. A limit that AWS's documentation does not say is not here. */
export const quotas: readonly Quota[] = [
  ...cloudformation,
  ...iam,
  ...lambda,
  ...messaging,
  ...events,
  ...observability,
  ...httpApi,
  ...cloudfront,
  ...firewall,
  ...stores,
  ...accounts,
  ...mail,
];

/** Where a template is measured: an account, a region, and addresses that are as long as those of AWS. */
const onAws = {
  region: 'us-east-1',
  accountId: '111122223333',
  host: 'd111111abcdef8.cloudfront.net',
  queueOrigin: 'https://sqs.us-east-1.amazonaws.com',
};

/** What a stage uses of each quota. */
export interface Use {
  readonly quota: Quota;
  readonly figures: readonly Figure[];
}

/** Measures all stacks of an assembly. Names and ids that AWS makes count as long as AWS may make them. */
export const measure = (assembly: Assembly): readonly Use[] => {
  const deployment: Deployment = { stacks: assembly.stacks, template: resolveTemplate(assembly, onAws) };
  return quotas.map((quota) => ({ quota, figures: [...quota.measure(deployment)] }));
};

const sayNumber = (value: number): string => value.toLocaleString('en-US');

const refusal = ({ name, least, most, unit }: Quota, value: number): string | undefined => {
  if (value > most) return `${name}: ${sayNumber(value)} ${unit}, and AWS takes at most ${sayNumber(most)}`;
  if (least !== undefined && value < least)
    return `${name}: ${sayNumber(value)} ${unit}, and AWS takes at least ${sayNumber(least)}`;
  return undefined;
};

/** Everything that is outside a limit, with the quota's name. */
export function* overQuota(assembly: Assembly): Iterable<Finding> {
  for (const { quota, figures } of measure(assembly)) {
    for (const { place, value } of figures) {
      const message = refusal(quota, value);
      if (message !== undefined) yield { place, message };
    }
  }
}
