import { Stack, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { describe, expect, it } from 'vitest';
import { fixtureApp } from './cloud.ts';

const everything = {
  name: 'test',
  domain: 'ship.example.com',
  certificateArn: 'arn:aws:acm:us-east-1:111122223333:certificate/abc',
  sesIdentity: 'example.com',
  mailFrom: 'hello@example.com',
  alarmMail: 'ops@example.com',
  edgeFirewall: true,
  userPoolFirewall: true,
  mailboxAssignedReader: 'arn:aws:iam::111122223333:role/warehouse',
};

describe('cdk-nag', () => {
  it.each([
    ['a stage on defaults', { name: 'test' }],
    ['a stage with everything', everything],
  ])('finds nothing that is not acknowledged in %s', (_which, stage) => {
    const app = fixtureApp(stage);
    Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
    // A violation fails the synthesis with its report.
    expect(() => app.synth()).not.toThrow();
    expect(process.exitCode ?? 0).toBe(0);
  });

  it('has findings acknowledged only for single resources, with evidence, and never for a stack', () => {
    const acknowledged = fixtureApp()
      .node.findAll()
      .flatMap((construct) =>
        construct.node.metadata
          .filter(({ type }) => type === Validations.ACKNOWLEDGED_RULES_METADATA_KEY)
          .map(({ data }) => ({ construct, evidence: Object.values(data as Record<string, string>) })),
      );
    expect(acknowledged.length).toBeGreaterThan(10);
    for (const { construct, evidence } of acknowledged) {
      expect(Stack.isStack(construct), construct.node.path).toBe(false);
      for (const text of evidence) expect(text.length, construct.node.path).toBeGreaterThan(40);
    }
  });
});
