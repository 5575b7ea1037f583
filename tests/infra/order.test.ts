import { readFileSync } from 'node:fs';
import { CloudFormationStackArtifact } from 'aws-cdk-lib/cx-api';
import { describe, expect, it } from 'vitest';
import { fixtureApp, withAllOptions } from './cloud.ts';

/*
 * CloudFormation and the CLI know only the dependencies in the manifest of the assembly. These are compared with what the
 * documentation says, so that neither a reference nor a forgotten one changes the order unnoticed.
 */
const documented = (): readonly string[] => {
  const page = readFileSync('docs/deploy.md', 'utf8');
  const [, order = ''] = /The stacks are deployed in the order ([a-z, ]+)\./.exec(page) ?? [];
  return order.split(', ');
};

/** Every stack, with those that it waits for, directly or because one waits for another. */
const waiting = (): ReadonlyMap<string, readonly string[]> => {
  const { stacks } = fixtureApp(withAllOptions).synth();
  const short = ({ id }: { readonly id: string }): string => id.replace('skybarrel-test-', '');
  const before = (stack: CloudFormationStackArtifact): readonly CloudFormationStackArtifact[] =>
    stack.dependencies
      .filter((one): one is CloudFormationStackArtifact => one instanceof CloudFormationStackArtifact)
      .flatMap((one) => [one, ...before(one)]);
  return new Map(stacks.map((stack) => [short(stack), [...new Set(before(stack).map(short))]]));
};

describe('the order of the stacks', () => {
  const order = documented();
  const waits = waiting();

  it('has every stack of a stage', () => {
    expect(order.toSorted()).toEqual([...waits.keys()].toSorted());
  });

  it.each(order.map((stack, index) => [stack, order.slice(0, index)] as const))(
    'is the documented one: %s waits for exactly %j',
    (stack, before) => {
      expect(waits.get(stack)?.toSorted()).toEqual(before.toSorted());
    },
  );
});
