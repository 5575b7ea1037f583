import { describe, expect, it } from 'vitest';
import { at, houseFunctions, statementsOf, synthesize, textsIn } from '../cloud.ts';

const cloud = synthesize();
// aws-cdk-lib makes the uploader's role; people.test.ts tests what people may do.
const roles = cloud.ofType('AWS::IAM::Role').filter(({ stack }) => stack !== 'site' && stack !== 'people');

describe('what functions may do', () => {
  it('is in a separate role for each function, without managed policies', () => {
    const used = houseFunctions(cloud).map((fn) => fn.to('Role')?.id);
    expect(new Set(used).size).toBe(houseFunctions(cloud).length);
    expect(new Set(used)).toEqual(new Set(roles.map((role) => role.id)));
    expect(roles.filter((role) => role.at('ManagedPolicyArns'))).toEqual([]);
  });

  it('is named action by action and resource by resource, except for objects below one prefix of one bucket', () => {
    const wildcards = roles.flatMap((role) =>
      statementsOf(cloud, role).flatMap((statement) =>
        [...textsIn(at(statement, 'Action')), ...textsIn(at(statement, 'Resource'))].filter((text) =>
          text.includes('*'),
        ),
      ),
    );
    // Without the hash at the end of a logical id.
    expect(new Set(wildcards.map((text) => text.replace(/[0-9A-F]{8}(?=\.)/, '')))).toEqual(
      new Set([
        'data.FailedEvents.Arn/aws/lambda/*',
        'data.ExportedFiles.Arn/exports/*',
        'data.Lake.Arn/telemetry/*',
        'data.Quarantine.Arn/incoming/*',
        'data.Quarantine.Arn/incoming/enquiry/*',
        'data.ReleasedFiles.Arn/files/*',
        'data.ReleasedFiles.Arn/files/papers/*',
        'data.ReleasedFiles.Arn/files/posts/*',
        'data.ReleasedFiles.Arn/files/small/*',
        'edge.Site.Arn/published/*',
      ]),
    );
  });

  it('never includes scanning a table, and deleting an item only for what forgets people', () => {
    const allowed = (mayDelete: boolean) =>
      roles
        .filter(({ id }) => id.includes('OwnDataForget') === mayDelete)
        .flatMap((role) => statementsOf(cloud, role).flatMap((one) => textsIn(at(one, 'Action'))));
    expect(allowed(false)).toContain('dynamodb:PutItem');
    expect(allowed(false).filter((action) => /Scan|Delete(Item|Table)|BatchWrite/.test(action))).toEqual([]);
    expect(allowed(true)).toContain('dynamodb:DeleteItem');
    expect(allowed(true).filter((action) => /Scan|DeleteTable|BatchWrite/.test(action))).toEqual([]);
  });

  it('includes writing only the function’s own log group', () => {
    for (const fn of houseFunctions(cloud)) {
      const role = fn.to('Role');
      const written = role
        ? statementsOf(cloud, role)
            .filter((one) => textsIn(at(one, 'Action')).includes('logs:PutLogEvents'))
            .flatMap((one) => textsIn(at(one, 'Resource')))
        : [];
      expect(written, fn.id).toEqual([`${fn.at('LoggingConfig.LogGroup')}.Arn`]);
    }
  });

  it('includes changing the paths at the edge only for the two functions that publish, in one key value store', () => {
    const writers = roles.filter((role) =>
      statementsOf(cloud, role).some((one) =>
        textsIn(at(one, 'Action')).some((action) => action.startsWith('cloudfront')),
      ),
    );
    expect(writers.map((role) => role.at('Description')).toSorted()).toEqual([
      'What lambdas/blog/publishing/publish may do',
      'What lambdas/content/publish may do',
    ]);
    const store = cloud.the('AWS::CloudFront::KeyValueStore')?.id;
    const resources = writers.flatMap((role) =>
      statementsOf(cloud, role)
        .filter((one) => textsIn(at(one, 'Action')).some((action) => action.startsWith('cloudfront')))
        .flatMap((one) => textsIn(at(one, 'Resource'))),
    );
    expect(new Set(resources)).toEqual(new Set([`${store}.Arn`]));
  });

  it('includes a table for exactly the functions that know its name', () => {
    for (const table of cloud.ofType('AWS::DynamoDB::Table')) {
      for (const fn of houseFunctions(cloud)) {
        const knows = fn.texts('Environment.Variables').includes(table.id);
        const role = fn.to('Role');
        const granted = role
          ? statementsOf(cloud, role)
              .flatMap((one) => textsIn(at(one, 'Resource')))
              // A function that only reads lists of others is granted the index alone.
              .some((arn) => arn === `${table.id}.Arn` || arn.startsWith(`${table.id}.Arn/index/`))
          : false;
        expect(granted, `${fn.id} on ${table.id}`).toBe(knows);
      }
    }
  });

  it('includes sending mail only for the notifier, for what WhatsApp lost or takes in the morning, for quotes and changes of an address, whose letters have secret links, for receipts of people without an account and for the last letter to somebody who leaves, and only as the verified sender', () => {
    const sending = synthesize({ name: 'test', sesIdentity: 'skybarrel.test' });
    const senders = sending.ofType('AWS::IAM::Role').flatMap((role) =>
      statementsOf(sending, role)
        .filter((one) => textsIn(at(one, 'Action')).some((action) => action.startsWith('ses:Send')))
        .map((one) => ({ role: role.id, resources: textsIn(at(one, 'Resource')) })),
    );
    expect(senders.map(({ role }) => role.replace(/^\w+\.|Role\w{8}$/g, '')).toSorted()).toEqual([
      'IdentityTellEmail',
      'NotificationsNotify',
      'NotificationsSoonTell',
      'NotificationsWhatsappReceipts',
      'OwnDataForget',
      'PaymentsReceipts',
      'QuotesFollow',
    ]);
    // SES checks the sender and, beside it, the set that tells what came back.
    for (const { role, resources } of senders)
      expect(
        resources.map((arn) => arn.split(':').at(-1)),
        role,
      ).toEqual(['configuration-set/skybarrel-test', 'identity/skybarrel.test']);
  });
});

describe('who may call', () => {
  it('a function: services, only on behalf of one of our own resources', () => {
    const permissions = cloud.ofType('AWS::Lambda::Permission');
    expect(permissions.length).toBeGreaterThan(0);
    for (const permission of permissions) {
      const source = String(permission.at('SourceArn') ?? '');
      expect(source, permission.id).not.toBe('');
      const ours = cloud.resources.some(({ id }) => source.includes(id));
      expect(ours, `${permission.id}: ${source}`).toBe(true);
    }
  });

  it('a function: Cognito, the API, schedules and the bus, exactly those functions that they call', () => {
    const callable = (service: string) =>
      cloud
        .ofType('AWS::Lambda::Permission')
        .filter((one) => one.at('Principal') === service)
        .map((one) => one.to('FunctionName')?.id);
    const triggers = textsIn(cloud.the('AWS::Cognito::UserPool')?.at('LambdaConfig'));
    expect(callable('cognito-idp.amazonaws.com').toSorted()).toEqual(
      // The configuration of a trigger names its version, too.
      triggers.flatMap((text) => cloud.behind(text)?.id ?? []).toSorted(),
    );
    const integrations = cloud
      .ofType('AWS::ApiGatewayV2::Integration')
      .map((one) => one.to('IntegrationUri')?.id);
    const asked = cloud
      .ofType('AWS::ApiGatewayV2::Authorizer')
      .flatMap(
        (one) =>
          one
            .texts('AuthorizerUri')
            .join('')
            .match(/[a-z]+\.\w+/g) ?? [],
      )
      .flatMap((text) => cloud.behind(text)?.id ?? []);
    expect(callable('apigateway.amazonaws.com').toSorted()).toEqual([...integrations, ...asked].toSorted());
    const called = cloud
      .ofType('AWS::Events::Rule')
      .flatMap((rule) => rule.list('Targets').map((target) => cloud.behind(at(target, 'Arn'))))
      .filter((target) => target?.type === 'AWS::Lambda::Function');
    expect(callable('events.amazonaws.com').toSorted()).toEqual(called.map((fn) => fn?.id).toSorted());
  });

  it('a bucket or a queue: only AWS services, under a condition', () => {
    const policies = [...cloud.ofType('AWS::S3::BucketPolicy'), ...cloud.ofType('AWS::SQS::QueuePolicy')];
    for (const policy of policies) {
      for (const statement of policy.list('PolicyDocument.Statement')) {
        if (at(statement, 'Effect') !== 'Allow') continue;
        expect(at(statement, 'Principal.Service'), policy.id).toBeTypeOf('string');
        expect(at(statement, 'Condition'), policy.id).toBeTypeOf('object');
      }
    }
  });

  it('an event source: its function may read it', () => {
    const needs: Record<string, string[]> = {
      sqs: ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'],
      dynamodb: [
        'dynamodb:DescribeStream',
        'dynamodb:GetRecords',
        'dynamodb:GetShardIterator',
        'dynamodb:ListStreams',
      ],
    };
    const mappings = cloud.ofType('AWS::Lambda::EventSourceMapping');
    expect(mappings.length).toBeGreaterThan(1);
    for (const mapping of mappings) {
      const source = String(mapping.at('EventSourceArn'));
      const fn = mapping.to('FunctionName');
      const role = fn?.to('Role');
      const may = role
        ? statementsOf(cloud, role)
            .filter((one) => textsIn(at(one, 'Resource')).includes(source))
            .flatMap((one) => textsIn(at(one, 'Action')))
        : [];
      const kind = cloud.behind(source)?.type === 'AWS::SQS::Queue' ? 'sqs' : 'dynamodb';
      expect(may, mapping.id).toEqual(expect.arrayContaining(needs[kind] ?? []));
    }
  });
});
