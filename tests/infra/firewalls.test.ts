import { compileStatement, type Statement } from 'home-cloud/aws';
import { describe, expect, it } from 'vitest';
import { allEndpoints } from '#domain/endpoints.ts';
import type { Endpoint } from '#domain/kernel/endpoint.ts';
import { Problem } from '#domain/kernel/problem.ts';
import { at, listOf, type Plain, type Resource, synthesize } from './cloud.ts';

const cloud = synthesize({ name: 'test', edgeFirewall: true, userPoolFirewall: true });
const firewalls = cloud.ofType('AWS::WAFv2::WebACL');
const edge = firewalls.find((one) => one.at('Scope') === 'CLOUDFRONT');
const accounts = firewalls.find((one) => one.at('Scope') === 'REGIONAL');
const rulesOf = (firewall: Resource | undefined) => listOf(firewall?.at('Rules'));
const rateRules = (firewall: Resource | undefined) =>
  rulesOf(firewall).filter((rule) => at(rule, 'Statement.RateBasedStatement'));

const requestOf = (path: string, token?: string) => ({
  method: 'POST',
  path,
  query: '',
  headers: token ? { authorization: token } : {},
  body: Buffer.alloc(0),
  address: '203.0.113.7',
});

describe('the firewalls', () => {
  it('answer 429 as a problem above the rate limit', () => {
    expect(rateRules(edge)).toHaveLength(3);
    for (const rule of rateRules(edge)) {
      expect(at(rule, 'Action.Block.CustomResponse.ResponseCode')).toBe(429);
      expect(at(rule, 'Action.Block.CustomResponse.CustomResponseBodyKey')).toBe('tooMany');
    }
    const body = JSON.parse(String(edge?.at('CustomResponseBodies.tooMany.Content')));
    expect(body).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: expect.any(String),
      correlationId: expect.any(String),
    });
  });

  it('leave the size of bodies to the functions, whose limit is higher than that of the common rules', () => {
    const common = rulesOf(edge).find((rule) => at(rule, 'Name') === 'AWSManagedRulesCommonRuleSet');
    expect(at(common, 'Statement.ManagedRuleGroupStatement.RuleActionOverrides')).toContainEqual({
      Name: 'SizeRestrictions_BODY',
      ActionToUse: { Count: {} },
    });
    expect(JSON.stringify(edge?.properties)).not.toContain('SizeRestrictions_Body');
  });

  describe('what AWS groups find', () => {
    const rules = rulesOf(edge);
    const refusal = rules.at(-1);
    /** Whether the last rule refuses a request with these labels of AWS's managed groups. */
    const refuses = (labels: readonly string[], request: { path: string; token?: string }): boolean =>
      compileStatement(at(refusal, 'Statement') as Statement)(
        requestOf(request.path, request.token),
        0,
        new Set(labels),
      );
    const script = 'awswaf:managed:aws:core-rule-set:CrossSiteScripting_Body';
    const enquiry = allEndpoints.enquiries.send.path;

    it('only gets a label from every group, and is refused by the last rule', () => {
      const groups = rules.filter((rule) => at(rule, 'Statement.ManagedRuleGroupStatement'));
      expect(groups.map((rule) => at(rule, 'OverrideAction'))).toEqual([{ Count: {} }, { Count: {} }]);
      expect(at(refusal, 'Priority')).toBe(rules.length - 1);
    });

    it('is answered as a problem, which forms can show', () => {
      expect(at(refusal, 'Action.Block.CustomResponse')).toMatchObject({
        ResponseCode: 403,
        CustomResponseBodyKey: 'refused',
      });
      const body = edge?.at('CustomResponseBodies.refused');
      expect(at(body, 'ContentType')).toBe('APPLICATION_JSON');
      expect(Problem.safeParse(JSON.parse(String(at(body, 'Content')))).success).toBe(true);
    });

    it.each([
      'amazon-ip-list:AWSManagedIPReputationList',
      'amazon-ip-list:AWSManagedReconnaissanceList',
      'core-rule-set:GenericLFI_URIPath',
      'core-rule-set:CrossSiteScripting_QueryArguments',
    ])('is refused for the label %s everywhere', (label) => {
      for (const path of ['/', '/prices', '/api/settings/brand', enquiry])
        expect(refuses([`awswaf:managed:aws:${label}`], { path, token: 'Bearer x.y.z' })).toBe(true);
    });

    it.each(['CrossSiteScripting_Body', 'GenericRFI_Body', 'GenericLFI_Body', 'EC2MetaDataSSRF_Body'])(
      'in a body, %s, is refused from strangers and not from staff, who paste such texts',
      (name) => {
        const label = `awswaf:managed:aws:core-rule-set:${name}`;
        expect(refuses([label], { path: '/api/settings/brand', token: 'Bearer x.y.z' })).toBe(false);
        expect(refuses([label], { path: '/api/settings/brand' })).toBe(true);
        expect(refuses([label], { path: enquiry })).toBe(true);
      },
    );

    it('in a body is also refused when a request has a token on a route that needs none', () => {
      const open = Object.values(allEndpoints)
        .flatMap((endpoints) => Object.values(endpoints) as Endpoint[])
        .filter(({ access, body, signedBody }) => access === 'anyone' && (body !== undefined || signedBody))
        .map(({ path }) => path)
        .filter((path) => !Object.values(allEndpoints.telemetry).some((beacon) => beacon.path === path));
      const { requestAsGuest, answerByLink, askByLink } = allEndpoints.quotes;
      const { keepGuestDraft, collectCode, collectCollector, giveOpinion } = allEndpoints.shipments;
      const { payByLink, cardWebhook } = allEndpoints.payments;
      expect(open).toEqual([
        enquiry,
        allEndpoints.identity.undoEmail.path,
        allEndpoints.identity.signUpChallenge.path,
        requestAsGuest.path,
        answerByLink.path,
        askByLink.path,
        keepGuestDraft.path,
        collectCode.path,
        collectCollector.path,
        giveOpinion.path,
        payByLink.path,
        cardWebhook.path,
      ]);
      for (const path of open) expect(refuses([script], { path, token: 'Bearer x' })).toBe(true);
    });

    it('is not refused when there is no label, or only that of the body’s size', () => {
      expect(refuses([], { path: enquiry })).toBe(false);
      expect(
        refuses(['awswaf:managed:aws:core-rule-set:SizeRestrictions_Body'], {
          path: '/api/settings/schedule',
        }),
      ).toBe(false);
    });
  });

  describe('a rate limit by address', () => {
    /** Names of the rate rules that count a request. */
    const countedBy = (path: string, token?: string): unknown[] =>
      rateRules(edge)
        .filter((rule) => {
          const scope = at(rule, 'Statement.RateBasedStatement.ScopeDownStatement');
          return (
            scope === undefined || compileStatement(scope as Statement)(requestOf(path, token), 0, new Set())
          );
        })
        .map((rule) => at(rule, 'Name'));
    const limitOf = (name: string) =>
      at(
        rateRules(edge).find((rule) => at(rule, 'Name') === name),
        'Statement.RateBasedStatement.Limit',
      );
    const token = 'Bearer x.y.z';
    const every = Object.values(allEndpoints).flatMap((of) => Object.values(of) as Endpoint[]);
    const opened = (path: string) => every.some((one) => one.path === path && one.access === 'anyone');

    it('is larger for a dock that scans than for a stranger', () => {
      // Five scans a second for five minutes, each with two calls, and as many of the desk beside it.
      expect(limitOf('EverythingRate')).toBeGreaterThanOrEqual(5 * 300 * 4);
      expect(limitOf('ApiRate')).toBe(1500);
    });

    it.each([...new Set(every.map(({ path }) => path))])(
      'counts calls of %s by whether a token is verified there',
      (path) => {
        const asked = path.replaceAll(/\{\w+\}/g, '10001');
        const isBeacon = Object.values(allEndpoints.telemetry).some((one) => one.path === path);
        const stranger = isBeacon ? 'TelemetryRate' : 'ApiRate';
        expect(countedBy(asked)).toEqual([stranger, 'EverythingRate']);
        expect(countedBy(asked, token)).toEqual([...(opened(path) ? [stranger] : []), 'EverythingRate']);
      },
    );

    it.each(['/api/%74racking/SB1', '/api/tracking/x%2F..%2F..%2Fdesk', '/api/desk/shipments/a%20b'])(
      'counts the escaped path %s as a stranger’s',
      (path) => {
        expect(countedBy(path, token)).toEqual(['ApiRate', 'EverythingRate']);
      },
    );
  });

  it('need no more capacity than a firewall may have', () => {
    const groups: Readonly<Record<string, number>> = {
      AWSManagedRulesAmazonIpReputationList: 25,
      AWSManagedRulesCommonRuleSet: 700,
    };
    const transformed = 10;
    const units = (statement: Plain | undefined): number => {
      const inner = [
        ...listOf(at(statement, 'AndStatement.Statements')),
        ...listOf(at(statement, 'OrStatement.Statements')),
      ];
      const nested = [
        ...inner,
        at(statement, 'NotStatement.Statement'),
        at(statement, 'RateBasedStatement.ScopeDownStatement'),
        at(statement, 'ManagedRuleGroupStatement.ScopeDownStatement'),
      ].filter((one) => one !== undefined);
      const match = at(statement, 'ByteMatchStatement');
      const changes = listOf(at(match, 'TextTransformations')).filter((one) => at(one, 'Type') !== 'NONE');
      const own =
        (match === undefined ? 0 : at(match, 'PositionalConstraint') === 'CONTAINS' ? 10 : 2) +
        changes.length * transformed +
        (at(statement, 'RateBasedStatement') === undefined ? 0 : 2) +
        (at(statement, 'LabelMatchStatement') === undefined ? 0 : 1) +
        (groups[String(at(statement, 'ManagedRuleGroupStatement.Name'))] ?? 0);
      return own + nested.map(units).reduce((sum, one) => sum + one, 0);
    };
    const used = rulesOf(edge)
      .map((rule) => units(at(rule, 'Statement')))
      .reduce((sum, one) => sum + one, 0);
    console.log(`edge firewall: ${used} of 1,500 capacity units`);
    expect(used).toBeGreaterThan(725);
    expect(used).toBeLessThanOrEqual(1200);
  });

  it('exempt telemetry, and no path that only begins like it, from the common rules, which refuse what looks like a script', () => {
    const common = rulesOf(edge).find((rule) => at(rule, 'Name') === 'AWSManagedRulesCommonRuleSet');
    const examines = compileStatement(
      at(common, 'Statement.ManagedRuleGroupStatement.ScopeDownStatement') as Statement,
    );
    for (const { path } of Object.values(allEndpoints.telemetry)) {
      expect(examines(requestOf(path), 0, new Set()), path).toBe(false);
      expect(examines(requestOf(`${path}/more`), 0, new Set()), path).toBe(true);
    }
  });

  it('are in front of the distribution and of Cognito, where only few sign-ups are allowed', () => {
    const distribution = cloud.the('AWS::CloudFront::Distribution');
    expect(distribution?.at('DistributionConfig.WebACLId')).toBe(`${edge?.id}.Arn`);
    const [association] = cloud.ofType('AWS::WAFv2::WebACLAssociation');
    expect(association?.to('ResourceArn')?.type).toBe('AWS::Cognito::UserPool');
    expect(association?.to('WebACLArn')?.id).toBe(accounts?.id);
    const signUp = rateRules(accounts).find((rule) => JSON.stringify(rule).includes('"SignUp"'));
    expect(at(signUp, 'Statement.RateBasedStatement.Limit')).toBeLessThanOrEqual(100);
  });
});

describe('a request that a firewall refused', () => {
  const configurations = cloud.ofType('AWS::WAFv2::LoggingConfiguration');

  it('is logged for 30 days by both, in groups with the name that a firewall may write to', () => {
    const logged = configurations.map((one) => one.to('ResourceArn')?.id);
    expect(logged.toSorted()).toEqual(firewalls.map(({ id }) => id).toSorted());
    for (const one of configurations) {
      const [destination] = one.list('LogDestinationConfigs');
      const name = String(destination).split(':log-group:')[1] ?? '';
      expect(name).toMatch(/^aws-waf-logs-skybarrel-test-[a-z]+$/);
      const group = cloud.ofType('AWS::Logs::LogGroup').find((each) => each.at('LogGroupName') === name);
      expect(group?.at('RetentionInDays')).toBe(30);
    }
  });

  it('is logged without tokens, cookies and codes of links, and other requests are not logged', () => {
    expect(configurations).toHaveLength(2);
    for (const one of configurations) {
      expect(one.at('LoggingFilter')).toMatchObject({
        DefaultBehavior: 'DROP',
        Filters: [{ Behavior: 'KEEP', Conditions: [{ ActionCondition: { Action: 'BLOCK' } }] }],
      });
      expect(one.at('RedactedFields')).toEqual([
        { SingleHeader: { Name: 'authorization' } },
        { SingleHeader: { Name: 'cookie' } },
        { QueryString: {} },
      ]);
    }
  });
});
