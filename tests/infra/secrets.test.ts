import { describe, expect, it } from 'vitest';
import {
  at,
  entryOf,
  houseFunctions,
  type Plain,
  type Resource,
  statementsOf,
  synthesize,
  textsIn,
  withAllOptions,
} from './cloud.ts';

const cloud = synthesize();
/** CloudFormation's limit for one template. */
const CLOUDFORMATION_LIMIT = 60;
const version = '0f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0';

const dynamicReferences = (properties: Plain): string[] =>
  textsIn(properties).flatMap((text) => text.match(/\{\{resolve:[^}]+\}\}/g) ?? []);

/** The authorizer of open routes sees a header and nothing of people, so it needs no key for hashes. */
const seesNobody = (fn: Resource): boolean => entryOf(fn) === 'identity/check-origin';

describe('secrets', () => {
  it('are resolved by CloudFormation only for the header of the distribution', () => {
    const found = cloud.resources.flatMap(({ type, properties }) =>
      dynamicReferences(properties).map((reference) => [type, reference]),
    );
    expect(found).toEqual([
      ['AWS::CloudFront::Distribution', '{{resolve:secretsmanager:skybarrel-test-origin:SecretString:::}}'],
    ]);
    expect(found.length).toBeLessThan(CLOUDFORMATION_LIMIT / 10);
  });

  it('are in no environment variable, because functions get only their names', () => {
    for (const fn of houseFunctions(cloud)) {
      const variables = fn.at('Environment.Variables');
      expect(dynamicReferences(variables ?? null), fn.id).toEqual([]);
      const houseKey = seesNobody(fn) ? undefined : 'skybarrel-test-house-key';
      expect(at(variables, 'HOUSE_KEY_ID'), fn.id).toBe(houseKey);
    }
  });

  it('may be read only by the functions that know their names', () => {
    for (const fn of houseFunctions(cloud)) {
      const role = fn.to('Role');
      const statements = (role ? statementsOf(cloud, role) : []).filter((one) =>
        textsIn(at(one, 'Action')).some((action) => action.startsWith('secretsmanager')),
      );
      const known = Object.entries(fn.at('Environment.Variables') ?? {})
        .filter(([name]) => ['ORIGIN_SECRET_ID', 'HOUSE_KEY_ID', 'KEPT_KEY_ID'].includes(name))
        // The kept key has a generated name, so that its ARN is known by reference only.
        .map(([name, id]) =>
          name === 'KEPT_KEY_ID'
            ? id
            : `arn:aws:secretsmanager:us-east-1:<AWS::AccountId>:secret:${id}-??????`,
        );
      expect(statements.flatMap((one) => textsIn(at(one, 'Resource'))).toSorted(), fn.id).toEqual(
        known.toSorted(),
      );
      for (const one of statements)
        expect(textsIn(at(one, 'Action'))).toEqual(['secretsmanager:GetSecretValue']);
    }
  });

  it('that open what is sealed are known only to the rooms that seal numbers of people or open them', () => {
    const knowing = houseFunctions(cloud).filter(
      (fn) => fn.at('Environment.Variables.KEPT_KEY_ID') !== undefined,
    );
    expect(knowing.map(({ id }) => id.split('.')[1]?.replace(/[0-9A-F]{8}$/, ''))).toEqual([
      'ShipmentsCustomerHttp',
      'ShipmentsDeskHttp',
      'ShipmentsHandoverHttp',
    ]);
  });

  it('are deleted with a failed deployment, so that the next one can create them; the kept key with no other', () => {
    const secrets = cloud.ofType('AWS::SecretsManager::Secret');
    const deletions = secrets.map((one) => [one.at('Name') ?? 'the kept key', one.deletion]);
    expect(Object.fromEntries(deletions)).toEqual({
      'skybarrel-test-house-key': 'Delete',
      'skybarrel-test-origin': 'Delete',
      'the kept key': 'RetainExceptOnCreate',
    });
  });

  it('that outlive their stage have no fixed name, so that the stage can be deployed again under its name', () => {
    const kept = synthesize(withAllOptions).resources.filter(({ deletion }) =>
      deletion?.startsWith('Retain'),
    );
    expect(kept.length).toBeGreaterThan(10);
    const named = kept.flatMap((one) =>
      ['Name', 'TableName', 'BucketName', 'QueueName', 'LogGroupName'].flatMap((name) => one.at(name) ?? []),
    );
    expect(named).toEqual([]);
  });
});

describe('rotation', () => {
  const rotated = synthesize({ name: 'test', originSecretVersion: version, houseKeyVersion: version });

  it('changes the reference in the header, because otherwise CloudFormation does not resolve it again', () => {
    const [distribution] = rotated.ofType('AWS::CloudFront::Distribution');
    expect(dynamicReferences(distribution?.properties ?? null)).toEqual([
      `{{resolve:secretsmanager:skybarrel-test-origin:SecretString:::${version}}}`,
    ]);
  });

  it('changes every function, so that all restart with the same key', () => {
    for (const fn of houseFunctions(rotated).filter((one) => !seesNobody(one)))
      expect(fn.at('Environment.Variables.HOUSE_KEY_VERSION'), fn.id).toBe(version);
  });

  it('accepts only a version id', () => {
    expect(() => synthesize({ name: 'test', originSecretVersion: 'the new one' })).toThrow(/version id/);
  });
});
