import { describe, expect, it } from 'vitest';
import { fixtureApp, synthesize } from './cloud.ts';

/*
 * A stage can be deployed again after a first deployment that failed half-way, and after a removal, although
 * resources with people's data are retained.
 */
const cloud = synthesize();
const stacks = fixtureApp().synth().stacks;
const kept = cloud.resources.filter(({ deletion }) => deletion?.startsWith('Retain'));

describe('what is retained', () => {
  it('is everything that has data, and nothing else', () => {
    expect(new Set(kept.map(({ type }) => type))).toEqual(
      new Set([
        'AWS::DynamoDB::Table',
        'AWS::S3::Bucket',
        'AWS::SQS::Queue',
        'AWS::Cognito::UserPool',
        'AWS::SecretsManager::Secret',
      ]),
    );
    // Of the secrets only the key of the tax numbers: without it nobody could read them again. The others are made anew.
    const secrets = kept.filter(({ type }) => type === 'AWS::SecretsManager::Secret');
    expect(secrets.map(({ id }) => id)).toEqual([expect.stringMatching(/KeptKey/)]);
    for (const { type } of kept.filter((one) => !secrets.includes(one))) {
      expect(cloud.ofType(type).filter(({ deletion }) => !deletion?.startsWith('Retain'))).toEqual([]);
    }
  });

  it.each(kept.map((resource) => [resource.id, resource] as const))(
    '%s is deleted when its creation fails, unless it is protected against deletion',
    (_id, one) => {
      const guarded =
        one.at('DeletionProtectionEnabled') === true || one.at('DeletionProtection') === 'ACTIVE';
      expect(one.deletion).toBe(guarded ? 'Retain' : 'RetainExceptOnCreate');
    },
  );

  it.each(kept.map((resource) => [resource.id, resource] as const))(
    '%s has no fixed name, or one that a second resource may also have',
    (_id, one) => {
      for (const name of ['BucketName', 'TableName', 'QueueName']) expect(one.at(name), name).toBeUndefined();
    },
  );
});

describe('what is deleted with its stack', () => {
  it('frees its fixed name when the stack is deleted, because nothing recreates it meanwhile', () => {
    const uploader = cloud.ofType('AWS::Lambda::Function').find(({ stack }) => stack === 'site');
    const logs = uploader?.to('LoggingConfig.LogGroup');
    // Its managed policy may create log groups.
    expect(logs?.type).toBe('AWS::Logs::LogGroup');
    expect(logs?.at('LogGroupName')).toBeUndefined();
  });

  it('deletes an Athena workgroup even when it has query history', () => {
    const [workgroup] = cloud.ofType('AWS::Athena::WorkGroup');
    expect(workgroup?.at('RecursiveDeleteOption')).toBe(true);
  });

  it('has names within the limits: 48 characters for an archive, with the longest stage name', () => {
    const longest = synthesize({ name: 'a'.repeat(16) });
    const [archive] = longest.ofType('AWS::Events::Archive');
    const name = String(archive?.at('ArchiveName'));
    expect(name).toMatch(/^skybarrel-a+$/);
    expect(name.length).toBeLessThanOrEqual(48);
  });
});

describe('references between stacks', () => {
  interface Output {
    readonly Value: unknown;
    readonly Export?: { readonly Name: string };
  }
  const lastingTypes = [
    'AWS::DynamoDB::Table',
    'AWS::S3::Bucket',
    'AWS::SQS::Queue',
    'AWS::Cognito::UserPool',
    'AWS::Cognito::UserPoolClient',
    'AWS::ApiGatewayV2::Api',
    'AWS::CloudFront::KeyValueStore',
    'AWS::Events::EventBus',
    // The key that ID and tax numbers are sealed with.
    'AWS::SecretsManager::Secret',
  ];
  const outputs = stacks.flatMap(({ stackName, template }) =>
    Object.entries((template.Outputs ?? {}) as Record<string, Output>).map(([id, output]) => {
      const { Ref, 'Fn::GetAtt': att } = output.Value as { Ref?: string; 'Fn::GetAtt'?: string[] };
      const logicalId = String(Ref ?? att?.[0]);
      return { stackName, id, logicalId, type: template.Resources[logicalId]?.Type as string, ...output };
    }),
  );
  const text = stacks.map(({ template }) => JSON.stringify(template.Resources)).join('\n');
  const imported = new Set([...text.matchAll(/"Fn::ImportValue":"([^"]+)"/g)].map(([, name]) => name));
  const weak = [
    ...text.matchAll(/"Fn::GetStackOutput":\{"StackName":"([^"]+)"[^}]*"OutputName":"([^"]+)"/g),
  ].map(([, stackName, id]) => outputs.find((one) => one.stackName === stackName && one.id === id));

  it('are exports for resources that have data or that a stage depends on, so that they cannot be replaced while they are used', () => {
    expect(imported.size).toBeGreaterThan(20);
    const types = new Set(
      outputs.filter((one) => imported.has(one.Export?.Name ?? '')).map(({ type }) => type),
    );
    expect([...types].filter((type) => !lastingTypes.includes(type))).toEqual([]);
    // Other stacks only measure dead-letter queues, and that must not keep a queue from being removed.
    const onlyMeasured = (one: (typeof weak)[number]): boolean =>
      one?.type === 'AWS::SQS::Queue' && one.logicalId.includes('DeadLetters');
    const loose = weak.filter((one) => lastingTypes.includes(one?.type ?? '') && !onlyMeasured(one));
    expect(loose.map((one) => one?.logicalId)).toEqual([]);
  });

  it('are no exports for functions, so that a function can be removed', () => {
    expect(new Set(weak.map((one) => one?.type))).toContain('AWS::Lambda::Function');
  });

  it('are exports for every table, used or not, so that the last user of a table can be removed', () => {
    const data = stacks.find(({ stackName }) => stackName.endsWith('-data'));
    const exported = outputs.filter((one) => one.Export).map(({ Value }) => JSON.stringify(Value));
    for (const [id, { Type, Properties }] of Object.entries(
      data?.template.Resources as Record<
        string,
        { Type: string; Properties: { StreamSpecification?: object } }
      >,
    )) {
      if (Type !== 'AWS::DynamoDB::Table') continue;
      expect(exported).toContain(JSON.stringify({ Ref: id }));
      expect(exported).toContain(JSON.stringify({ 'Fn::GetAtt': [id, 'Arn'] }));
      if (Properties.StreamSpecification)
        expect(exported).toContain(JSON.stringify({ 'Fn::GetAtt': [id, 'StreamArn'] }));
    }
  });
});

describe('a stage with its own domain', () => {
  const [distribution] = cloud.ofType('AWS::CloudFront::Distribution');
  it('has an output with the host name that the DNS record points to', () => {
    const stage = {
      name: 'test',
      domain: 'skybarrel.example',
      certificateArn: 'arn:aws:acm:us-east-1:000000000000:certificate/x',
    };
    const edge = fixtureApp(stage)
      .synth()
      .stacks.find(({ stackName }) => stackName.endsWith('-edge'));
    const logicalId = distribution?.id.split('.')[1];
    expect(edge?.template.Outputs.DistributionDomain.Value).toEqual({
      'Fn::GetAtt': [logicalId, 'DomainName'],
    });
    expect(edge?.template.Outputs.SiteUrl.Value).toBe('https://skybarrel.example');
  });
});

describe('a new account', () => {
  it('has ten concurrent executions, so no function may reserve any', () => {
    const reserving = cloud
      .ofType('AWS::Lambda::Function')
      .filter((fn) => fn.at('ReservedConcurrentExecutions') !== undefined);
    expect(reserving).toEqual([]);
  });
});
