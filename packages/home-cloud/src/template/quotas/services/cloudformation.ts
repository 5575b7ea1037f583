import type { StackTemplate } from '../../assembly.ts';
import { type Measure, type Quota, quota, sharedQuota } from '../quota.ts';

const page = 'AWS CloudFormation User Guide: Understand CloudFormation quotas';

/** A figure, or several, for each stack. */
const eachStack =
  (valuesOf: (stack: StackTemplate) => number | readonly number[]): Measure =>
  ({ stacks }) =>
    stacks.flatMap((stack) =>
      [valuesOf(stack)]
        .flat()
        .map((value) => ({ place: { stack: stack.name, logicalId: 'Template' }, value })),
    );

/** Stacks and their templates. */
export const cloudformation: readonly Quota[] = [
  quota(
    'Resources of a template',
    500,
    'resources',
    page,
    eachStack(({ resources }) => resources.size),
  ),
  quota(
    'Outputs of a template',
    200,
    'outputs',
    page,
    eachStack(({ outputs }) => outputs.size),
  ),
  quota(
    'Parameters of a template',
    200,
    'parameters',
    page,
    eachStack(({ parameters }) => Object.keys(parameters).length),
  ),
  quota(
    'Mappings of a template',
    200,
    'mappings',
    page,
    eachStack(({ mappings }) => Object.keys(mappings).length),
  ),
  quota(
    'Size of a template',
    1_000_000,
    'bytes',
    page,
    eachStack(({ bytes }) => bytes),
  ),
  quota(
    'Name of a stack',
    128,
    'characters',
    'AWS CloudFormation API Reference: CreateStack',
    eachStack(({ name }) => name.length),
  ),
  quota(
    'Name of an output',
    255,
    'characters',
    page,
    eachStack(({ outputs }) => [...outputs.keys()].map((id) => id.length)),
  ),
  quota(
    'Name of a resource in a template',
    255,
    'characters',
    page,
    eachStack(({ resources }) => [...resources.keys()].map((id) => id.length)),
  ),
  quota(
    'Name of an export',
    255,
    'characters',
    'AWS CloudFormation API Reference: Export',
    eachStack(({ outputs }) =>
      [...outputs.values()].flatMap(({ exportName }) =>
        typeof exportName === 'string' ? [exportName.length] : [],
      ),
    ),
  ),
  sharedQuota('Stacks of an account', 2000, 'stacks', page, ({ stacks: [first, ...others] }) =>
    first === undefined
      ? []
      : [{ place: { stack: first.name, logicalId: 'Template' }, value: 1 + others.length }],
  ),
];
