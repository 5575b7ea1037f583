import { App, type Stack, Validations } from 'aws-cdk-lib';
import { flags } from './flags.ts';
import { openHouse } from './house.ts';
import { jobStacks } from './patterns/domain.ts';
import { AccountsStack } from './stacks/accounts-stack.ts';
import { ApiStack } from './stacks/api-stack.ts';
import { DataStack } from './stacks/data-stack.ts';
import { EdgeStack } from './stacks/edge-stack.ts';
import { JobsStack } from './stacks/jobs-stack.ts';
import { ObservabilityStack } from './stacks/observability-stack.ts';
import { PeopleStack } from './stacks/people-stack.ts';
import { SiteStack } from './stacks/site-stack.ts';
import { type Business, defaultBusiness, resolveStage } from './stages.ts';
import { uniqueNames } from './unique-names.ts';

export interface SkybarrelOptions {
  /** Settings of the stage, unchecked. */
  readonly stage: unknown;
  /** The business behind it. Default: that of the settings' defaults. Checks confirm it, so that they can try `production`. */
  readonly business?: Business;
  readonly lambdasDir: string;
  readonly siteDir: string;
  /** Folder of the assembly. Default: `CDK_OUTDIR` or a temporary folder. */
  readonly outdir?: string;
  /** Whether aws-cdk-lib checks the templates against CloudFormation's schemas, which takes three quarters of the time of a synthesis. */
  readonly validate?: boolean;
}

/**
 * Makes each stack wait for the one before it. References alone would leave it open whether a new page comes before the routes that
 * it calls. Routes come before pages; pages before the function that renders more of them with the same assets; all other listeners
 * before the relay, so that the events of a first hour find them.
 */
const oneAfterAnother = (stacks: readonly Stack[]): void => {
  for (const [index, stack] of stacks.entries()) {
    const before = stacks[index - 1];
    if (before) stack.addStackDependency(before);
  }
};

/**
 * The whole system as one CDK app, not yet synthesized. A stack uses only stacks that are made before it: the links in
 * e-mails need the distribution, the distribution needs the empty API, and the routes need the user pool.
 */
export const skybarrel = (options: SkybarrelOptions): App => {
  const stage = resolveStage(options.stage, options.business ?? defaultBusiness);
  const house = openHouse(stage, options.lambdasDir, options.siteDir);
  const app = new App({
    context: flags,
    analyticsReporting: false,
    builtinCloudFormationValidation: options.validate ?? true,
    ...(options.outdir ? { outdir: options.outdir } : {}),
  });
  Validations.of(app).addPlugins(uniqueNames);
  const props = { env: { region: stage.region }, tags: { product: 'skybarrel', stage: stage.name } };
  const name = (stack: string) => `skybarrel-${stage.name}-${stack}`;

  // Termination protection refuses to delete a stack by mistake.
  const kept = { ...props, terminationProtection: stage.terminationProtection };
  const data = new DataStack(app, name('data'), house, kept);
  const edge = new EdgeStack(app, name('edge'), house, props);
  const identity = new AccountsStack(app, name('identity'), house, kept);
  const api = new ApiStack(app, name('api'), house, { ...props, httpApiId: edge.api.httpApiId });
  const { siteBucket } = edge;
  const { accounts } = identity;
  const site = new SiteStack(app, name('site'), house, { ...props, accounts, siteBucket });
  const jobs = jobStacks.map((jobStack) => new JobsStack(app, name(jobStack), house, { ...props, jobStack }));
  const observability = new ObservabilityStack(app, name('observability'), house, props);
  const people = new PeopleStack(app, name('people'), house, props);
  oneAfterAnother([data, edge, identity, api, site, ...jobs, observability, people]);
  return app;
};
