import { readFileSync } from 'node:fs';
import { compilePattern } from 'home-cloud/aws';
import { describe, expect, it } from 'vitest';
import { defaultBrand } from '#domain/settings/brand.ts';
import { sampleCounters } from '#domain/settings/counters/sample-counters.ts';
import { checkedStages, confirmedBusiness as confirmed } from '#infra/checked-stages.ts';
import { defaultBusiness, resolveStage, StageSettings, samplesOn, stageByName } from '#infra/stages.ts';
import { at, fixtureApp, houseFunctions, listOf, synthesize } from './cloud.ts';

const full = { ...checkedStages.production };

describe('stages', () => {
  it('need nothing but a name', () => {
    expect(resolveStage(stageByName('try2'), defaultBusiness)).toMatchObject({
      name: 'try2',
      mailFrom: defaultBrand.email,
    });
  });

  it('have no dash in their names, so that what is for one stage includes no other', () => {
    for (const name of ['a-b', 'try-out', 'a', 'dev_1', '1st', 'abcdefghijklmnopq'])
      expect(() => resolveStage({ name }, defaultBusiness), name).toThrow(/stage name/);
    expect(resolveStage({ name: 'abcdefghijklmnop' }, defaultBusiness).name).toHaveLength(16);
  });

  it('refuse a misspelt setting, a bad name, a domain without its certificate and a WhatsApp number without its account', () => {
    expect(() => resolveStage({ name: 'dev', domian: 'x' }, defaultBusiness)).toThrow(/domian/);
    expect(() => resolveStage({ name: 'Dev Stage' }, defaultBusiness)).toThrow(/stage name/);
    expect(() => resolveStage({ name: 'dev', domain: 'ship.example.com' }, defaultBusiness)).toThrow(
      /certificateArn/,
    );
    const whatsAppNumberId = `phone-number-id-${'0'.repeat(32)}`;
    expect(() => resolveStage({ name: 'dev', whatsAppNumberId }, defaultBusiness)).toThrow(
      /whatsAppAccountId/,
    );
  });

  it('refuse production while facility and contact are unconfirmed, naming everything that is missing', () => {
    expect(() => resolveStage(full, defaultBusiness)).toThrow(/brand\.ts.*not confirmed/);
    expect(() => resolveStage({ name: 'production' }, confirmed)).toThrow(
      /domain[\s\S]*sesIdentity[\s\S]*alarmMail/,
    );
    expect(resolveStage(full, confirmed).production).toBe(true);
  });

  it('refuse production while a counter abroad is a sample, and take it with a real one or without', () => {
    const { counters } = defaultBusiness;
    expect(() => resolveStage(full, { ...confirmed, counters })).toThrow(
      /counters of GY, JM, TT, BB, SR are samples/,
    );
    const real = {
      ...confirmed.counters,
      GY: { ...counters.GY, collectAt: { ...sampleCounters.GY, street: '1 Quay Street' } },
    };
    expect(resolveStage(full, { ...confirmed, counters: real }).production).toBe(true);
  });

  it('use domain, certificate, SES and alarm mail if they are set', () => {
    const cloud = synthesize({ ...full, name: 'staging' });
    const distribution = cloud.the('AWS::CloudFront::Distribution');
    expect(distribution?.at('DistributionConfig.Aliases')).toEqual(['ship.example.com']);
    expect(distribution?.at('DistributionConfig.ViewerCertificate')).toMatchObject({
      MinimumProtocolVersion: 'TLSv1.2_2021',
    });
    expect(cloud.the('AWS::Cognito::UserPool')?.at('EmailConfiguration')).toMatchObject({
      EmailSendingAccount: 'DEVELOPER',
      ReplyToEmailAddress: full.mailFrom,
    });
    const subscriptions = cloud
      .ofType('AWS::SNS::Subscription')
      .filter((one) => one.at('Protocol') === 'email')
      .map((one) => one.at('Endpoint'));
    expect(subscriptions).toEqual([full.alarmMail]);
    const [message] = cloud
      .ofType('AWS::Lambda::Function')
      .filter((fn) => fn.at('Description') === 'lambdas/identity/custom-message');
    expect(message?.at('Environment.Variables.SITE_URL')).toBe('https://ship.example.com');
  });

  it('send mail only with a sender that SES has verified, because SES would refuse every mail of another', () => {
    const senders = (settings: object) => {
      const cloud = synthesize(settings);
      const mailers = houseFunctions(cloud).filter((fn) => fn.at('Environment.Variables.MAIL_FROM'));
      const granted = cloud
        .ofType('AWS::IAM::Role')
        .filter((role) => role.texts('Policies').includes('ses:SendEmail'));
      expect(mailers).toHaveLength(granted.length);
      return mailers.map((fn) => fn.at('Environment.Variables.MAIL_FROM'));
    };
    expect(senders({ name: 'test' })).toEqual([]);
    expect(new Set(senders({ ...full, name: 'staging' }))).toEqual(new Set(['hello@example.com']));
  });

  it('refuse a sender that SES has not verified', () => {
    const sender = (sesIdentity: string, mailFrom?: string) => () =>
      resolveStage({ name: 'dev', sesIdentity, ...(mailFrom ? { mailFrom } : {}) }, defaultBusiness);
    expect(sender('example.com', 'hello@mail.example.com')).toThrow(
      /mailFrom.*hello@mail\.example\.com.*example\.com/,
    );
    expect(sender('example.com')).toThrow(/mailFrom/);
    expect(sender('desk@example.com', 'hello@example.com')).toThrow(/mailFrom/);
    expect(sender('desk@example.com', 'desk@example.com')).not.toThrow();
    expect(sender('example.com', 'hello@example.com')).not.toThrow();
  });

  it('protect the stacks with data against deletion only if they say so; production does', () => {
    const kept = (settings: object) =>
      fixtureApp({ name: 'test', ...settings })
        .synth()
        .stacks.filter(({ terminationProtection }) => terminationProtection)
        .map(({ stackName }) => stackName);
    expect(kept({})).toEqual([]);
    expect(kept({ terminationProtection: true })).toEqual(['skybarrel-test-data', 'skybarrel-test-identity']);
    expect(resolveStage(full, confirmed).terminationProtection).toBe(true);
  });

  it('have a firewall in front of the site only if they say so; production does', () => {
    const behind = (settings: object) => {
      const cloud = synthesize({ name: 'test', ...settings });
      const walls = cloud.ofType('AWS::WAFv2::WebACL').map(({ id }) => `${id}.Arn`);
      const logs = cloud.ofType('AWS::Logs::LogGroup').flatMap((one) => one.texts('LogGroupName'));
      return {
        walls,
        used: cloud.the('AWS::CloudFront::Distribution')?.at('DistributionConfig.WebACLId'),
        logged: logs.some((name) => name.startsWith('aws-waf-logs-')),
      };
    };
    expect(behind({})).toEqual({ walls: [], used: undefined, logged: false });
    const { walls, used, logged } = behind({ edgeFirewall: true });
    expect(walls).toEqual([used]);
    expect(logged).toBe(true);
    expect(resolveStage(full, confirmed).edgeFirewall).toBe(true);
  });

  it('have a throttle in front of every route, with a firewall and without', () => {
    for (const edgeFirewall of [true, false])
      expect(
        synthesize({ name: 'test', edgeFirewall })
          .the('AWS::ApiGatewayV2::Stage')
          ?.at('DefaultRouteSettings'),
      ).toMatchObject({
        ThrottlingRateLimit: expect.any(Number),
        ThrottlingBurstLimit: expect.any(Number),
      });
  });

  it('have a firewall in front of the accounts only if they say so; production does', () => {
    const associations = (settings: object) =>
      synthesize({ name: 'test', ...settings }).ofType('AWS::WAFv2::WebACLAssociation').length;
    expect(associations({})).toBe(0);
    expect(associations({ userPoolFirewall: true })).toBe(1);
    expect(resolveStage(full, confirmed).userPoolFirewall).toBe(true);
  });

  it('keep mailbox-assigned events in a queue for another system only if they name it', () => {
    const queueOf = (settings: object) => {
      const cloud = synthesize({ name: 'test', ...settings });
      const [queue] = cloud.ofType('AWS::SQS::Queue').filter(({ id }) => id.includes('MailboxAssignedQueue'));
      return { cloud, queue };
    };
    expect(queueOf({}).queue).toBeUndefined();
    const reader = 'arn:aws:iam::111122223333:role/warehouse';
    const { cloud, queue } = queueOf({ mailboxAssignedReader: reader });
    const rule = cloud
      .ofType('AWS::Events::Rule')
      .find((one) => one.list('EventPattern.detail-type').includes('mailbox-assigned.v2'));
    const targets = listOf(rule?.at('Targets')).map((one) => cloud.behind(at(one, 'Arn'))?.id);
    expect(targets).toContain(queue?.id);
    const policy = cloud
      .ofType('AWS::SQS::QueuePolicy')
      .find((one) => one.texts('Queues').includes(queue?.id ?? ''));
    const [granted] = listOf(policy?.at('PolicyDocument.Statement')).filter(
      (one) => at(one, 'Principal.AWS') === reader,
    );
    expect(at(granted, 'Action')).toEqual(
      expect.arrayContaining(['sqs:ReceiveMessage', 'sqs:DeleteMessage']),
    );
    const unread = cloud
      .ofType('AWS::CloudWatch::Alarm')
      .find((one) => one.at('AlarmName') === 'skybarrel-test-MailboxAssignedUnread');
    expect(unread?.at('MetricName')).toBe('ApproximateAgeOfOldestMessage');
  });

  it('have everything at home: mail, both firewalls, the queue of another system', () => {
    expect(resolveStage(stageByName('home'), defaultBusiness)).toMatchObject({
      sesIdentity: 'skybarrel.test',
      edgeFirewall: true,
      userPoolFirewall: true,
      mailboxAssignedReader: expect.stringMatching(/^arn:/),
    });
  });

  it('have no physical name in common', () => {
    const names = (stage: string) =>
      synthesize({ name: stage }).resources.flatMap((one) =>
        ['BucketName', 'LogGroupName', 'AlarmName', 'DashboardName', 'Name', 'UserPoolName'].flatMap((key) =>
          one.list(key).filter((value) => typeof value === 'string' && value.includes('skybarrel')),
        ),
      );
    const first = new Set(names('one'));
    expect(first.size).toBeGreaterThan(10);
    expect(names('two').filter((name) => first.has(name))).toEqual([]);
  });

  it('show invented customers everywhere but in production', () => {
    expect(samplesOn(resolveStage(full, confirmed))).toBe('hidden');
    expect(samplesOn(resolveStage({ name: 'test' }, defaultBusiness))).toBe('shown');
    const values = synthesize()
      .ofType('AWS::Lambda::Function')
      .map((fn) => fn.at('Environment.Variables.SITE_SAMPLES'));
    expect([...new Set(values.filter(Boolean))]).toEqual(['shown']);
  });

  it('publish their pages after each deployment, because only then is the address known', () => {
    const [rule, ...more] = synthesize()
      .ofType('AWS::Events::Rule')
      .filter((one) => one.texts('EventPattern').includes('aws.cloudformation'))
      .filter((one) => one.texts('Targets').join().includes('ContentPublish'));
    expect(more).toEqual([]);
    const matches = compilePattern(rule?.at('EventPattern'));
    const hears = (stack: string, status: string) =>
      matches({
        source: 'aws.cloudformation',
        'detail-type': 'CloudFormation Stack Status Change',
        detail: {
          'stack-id': `arn:aws:cloudformation:us-east-1:123456789012:stack/${stack}/0a1b`,
          'status-details': { status, 'status-reason': '' },
        },
      });
    expect(hears('skybarrel-test-platform', 'CREATE_COMPLETE')).toBe(true);
    expect(hears('skybarrel-test-observability', 'UPDATE_COMPLETE')).toBe(true);
    expect(hears('skybarrel-test-platform', 'UPDATE_IN_PROGRESS')).toBe(false);
    expect(hears('skybarrel-testing-platform', 'CREATE_COMPLETE')).toBe(false);
  });

  it('are checked with the settings that docs/deploy.md gives production, and with every setting', () => {
    const page = readFileSync(new URL('../../docs/deploy.md', import.meta.url), 'utf8');
    const [, block = ''] = /```ts\nproduction: \{\n([^}]*)\},\n```/.exec(page) ?? [];
    const said = [...block.matchAll(/^ {2}(\w+): '(.*)',$/gm)].map(([, key, value = '']) => [
      key,
      value.replace('ACCOUNT', '111122223333').replace('…', full.certificateArn.split('/')[1] ?? ''),
    ]);
    expect(Object.fromEntries(said)).toEqual(checkedStages.production);
    expect(Object.keys(checkedStages.everything).toSorted()).toEqual(
      Object.keys(StageSettings.shape).toSorted(),
    );
    expect(checkedStages.everything.name).toHaveLength(16);
  });
});
