import { compileStatement, type Statement } from 'home-cloud/aws';
import { describe, expect, it } from 'vitest';
import { allEndpoints } from '#domain/endpoints.ts';
import type { Endpoint } from '#domain/kernel/endpoint.ts';
import { Problem } from '#domain/kernel/problem.ts';
import { at, houseFunctions, listOf, type Plain, synthesize, textsIn } from './cloud.ts';

const cloud = synthesize();
const [distribution] = cloud.ofType('AWS::CloudFront::Distribution');
const config = at(distribution?.properties, 'DistributionConfig');
const behaviours = [at(config, 'DefaultCacheBehavior'), ...listOf(at(config, 'CacheBehaviors'))];
const api = behaviours.find((one) => at(one, 'PathPattern') === '/api/*');
const assets = behaviours.find((one) => at(one, 'PathPattern') === '/assets/*');
const headersOf = (behaviour: Plain | undefined) =>
  at(cloud.behind(at(behaviour, 'ResponseHeadersPolicyId'))?.properties, 'ResponseHeadersPolicyConfig');
const cspOf = (behaviour: Plain | undefined) =>
  String(at(headersOf(behaviour), 'SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy'));
/** CloudFront's own policies, by their public ids. */
const cachingDisabled = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';
const allViewerExceptHost = 'b689b0a8-53d0-40ab-baf2-68738e2966ac';

describe('the distribution', () => {
  it('uses only HTTPS, with viewers and with the API', () => {
    for (const one of behaviours) expect(at(one, 'ViewerProtocolPolicy')).toMatch(/https/);
    const origin = listOf(at(config, 'Origins')).find((one) => at(one, 'CustomOriginConfig'));
    expect(at(origin, 'CustomOriginConfig.OriginProtocolPolicy')).toBe('https-only');
    expect(at(origin, 'CustomOriginConfig.OriginSSLProtocols')).toEqual(['TLSv1.2']);
  });

  it('never caches the API, and forwards everything except the host', () => {
    expect(at(api, 'CachePolicyId')).toBe(cachingDisabled);
    expect(at(api, 'OriginRequestPolicyId')).toBe(allViewerExceptHost);
    expect(at(api, 'AllowedMethods')).toContain('DELETE');
  });

  it('sends the API a secret that every HTTP function may read and no template contains', () => {
    const header = JSON.stringify(at(config, 'Origins')).match(
      /x-origin-secret","HeaderValue":"([^"]+)/,
    )?.[1];
    expect(header).toBe('{{resolve:secretsmanager:skybarrel-test-origin:SecretString:::}}');
    const routed = new Set(
      cloud
        .ofType('AWS::ApiGatewayV2::Integration')
        .map((one) => cloud.behind(at(one.properties, 'IntegrationUri'))?.id),
    );
    expect(routed.size).toBe(Object.keys(allEndpoints).length);
    for (const fn of houseFunctions(cloud)) {
      expect(at(fn.properties, 'Environment.Variables.ORIGIN_SECRET_ID'), fn.id).toBe(
        routed.has(fn.id) ? 'skybarrel-test-origin' : undefined,
      );
    }
  });

  it('answers the description of the API from the bucket, without a function', () => {
    const paths = behaviours.map((one) => at(one, 'PathPattern'));
    const description = behaviours.find((one) => at(one, 'PathPattern') === '/api/openapi.json');
    expect(paths.indexOf('/api/openapi.json')).toBeLessThan(paths.indexOf('/api/*'));
    expect(at(description, 'TargetOriginId')).toBe(at(behaviours[0], 'TargetOriginId'));
    expect(at(description, 'AllowedMethods')).toEqual(['GET', 'HEAD']);
  });

  it('reads the bucket by origin access control, with LIST, so that a missing file is a 404', () => {
    const policy = cloud
      .ofType('AWS::S3::BucketPolicy')
      .map((one) => JSON.stringify(one.properties))
      .find((text) => text.includes('cloudfront.amazonaws.com'));
    expect(policy).toContain('"s3:GetObject","s3:ListBucket"');
    expect(policy).toContain(`:distribution/${distribution?.id}`);
    expect(at(config, 'DefaultRootObject')).toBe('index.html');
  });

  it('runs the viewer-request function everywhere, and the viewer-response function for files', () => {
    for (const one of behaviours) {
      const kinds = listOf(at(one, 'FunctionAssociations')).map((fn) => at(fn, 'EventType'));
      expect(kinds).toEqual(one === api ? ['viewer-request'] : ['viewer-request', 'viewer-response']);
    }
  });
});

describe('security headers', () => {
  it('are on every behavior: HSTS for a year, nosniff, no frames, only for our own origin', () => {
    for (const one of behaviours) {
      const security = at(headersOf(one), 'SecurityHeadersConfig');
      expect(at(security, 'StrictTransportSecurity.AccessControlMaxAgeSec')).toBe(31_536_000);
      expect(at(security, 'StrictTransportSecurity.IncludeSubdomains')).toBe(true);
      expect(at(security, 'ContentTypeOptions.Override')).toBe(true);
      expect(textsIn(at(headersOf(one), 'CustomHeadersConfig'))).toContain('cross-origin-resource-policy');
      expect(cspOf(one)).toContain("frame-ancestors 'none'");
    }
  });

  it('include X-Frame-Options, Referrer-Policy and Permissions-Policy where answers may be documents', () => {
    for (const one of behaviours.filter((other) => other !== assets)) {
      const security = at(headersOf(one), 'SecurityHeadersConfig');
      expect(at(security, 'FrameOptions.FrameOption')).toBe('DENY');
      expect(at(security, 'ReferrerPolicy.ReferrerPolicy')).toBe('strict-origin-when-cross-origin');
      expect(textsIn(at(headersOf(one), 'CustomHeadersConfig'))).toContain('permissions-policy');
    }
  });

  it('allow no inline scripts and no eval anywhere, and no inline styles on the site', () => {
    const site = at(config, 'DefaultCacheBehavior');
    for (const one of behaviours) {
      const scripts = cspOf(one).match(/script-src [^;]*/)?.[0];
      // Speculation rules are data that says which links to fetch ahead.
      const allowed = one === site ? "script-src 'self' 'inline-speculation-rules'" : "script-src 'self'";
      expect(scripts ?? allowed).toBe(allowed);
      expect(cspOf(one)).not.toContain('unsafe-eval');
      expect(cspOf(one)).not.toContain('upgrade-insecure-requests');
    }
    expect(cspOf(site)).not.toContain('unsafe');
    for (const one of [api, assets]) expect(cspOf(one)).toBe("default-src 'none'; frame-ancestors 'none'");
  });

  it('require Trusted Types on every page, and no code creates a policy', () => {
    const pages = behaviours.filter((one) => cspOf(one).includes('script-src'));
    expect(pages.length).toBe(6);
    for (const one of pages)
      expect(cspOf(one)).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
  });

  it('allow inline styles only on paths of the app, because its libraries add them', () => {
    const loose = behaviours
      .filter((one) => cspOf(one).includes('unsafe'))
      .map((one) => at(one, 'PathPattern'));
    expect(loose).toEqual(['/auth*', '/dashboard*', '/customer*', '/admin*', '/staff*']);
    expect(cspOf(behaviours.find((one) => at(one, 'PathPattern') === '/auth*'))).toContain(
      "connect-src 'self' https://cognito-idp.us-east-1.amazonaws.com",
    );
  });
});

describe('the firewalls', () => {
  const withBoth = synthesize({ name: 'test', userPoolFirewall: true });
  const acl = (scope: string) =>
    withBoth.ofType('AWS::WAFv2::WebACL').find((one) => at(one.properties, 'Scope') === scope);
  const rateRules = (scope: string) =>
    listOf(at(acl(scope)?.properties, 'Rules')).filter((rule) => at(rule, 'Statement.RateBasedStatement'));

  it('answer 429 as a problem above the rate limit', () => {
    expect(rateRules('CLOUDFRONT')).toHaveLength(3);
    for (const rule of rateRules('CLOUDFRONT')) {
      expect(at(rule, 'Action.Block.CustomResponse.ResponseCode')).toBe(429);
      expect(at(rule, 'Action.Block.CustomResponse.CustomResponseBodyKey')).toBe('tooMany');
    }
    const body = JSON.parse(
      String(at(acl('CLOUDFRONT')?.properties, 'CustomResponseBodies.tooMany.Content')),
    );
    expect(body).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: expect.any(String),
      correlationId: expect.any(String),
    });
  });

  it('leave the size of bodies to the functions, whose limit is higher than that of the common rules', () => {
    const common = listOf(at(acl('CLOUDFRONT')?.properties, 'Rules')).find(
      (rule) => at(rule, 'Name') === 'AWSManagedRulesCommonRuleSet',
    );
    expect(at(common, 'Statement.ManagedRuleGroupStatement.RuleActionOverrides')).toContainEqual({
      Name: 'SizeRestrictions_BODY',
      ActionToUse: { Count: {} },
    });
    expect(JSON.stringify(acl('CLOUDFRONT')?.properties)).not.toContain('SizeRestrictions_Body');
  });

  describe('what AWS groups find', () => {
    const rules = listOf(at(acl('CLOUDFRONT')?.properties, 'Rules'));
    const refusal = rules.at(-1);
    /** Whether the last rule refuses a request with these labels of AWS's managed groups. */
    const refuses = (labels: readonly string[], request: { path: string; token?: string }): boolean =>
      compileStatement(at(refusal, 'Statement') as Statement)(
        {
          method: 'POST',
          path: request.path,
          query: '',
          headers: request.token ? { authorization: request.token } : {},
          body: Buffer.alloc(0),
          address: '203.0.113.7',
        },
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
      const body = at(acl('CLOUDFRONT')?.properties, 'CustomResponseBodies.refused');
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
        .filter(({ access, body }) => access === 'anyone' && body !== undefined)
        .map(({ path }) => path)
        .filter((path) => !Object.values(allEndpoints.telemetry).some((beacon) => beacon.path === path));
      expect(open).toEqual([enquiry, allEndpoints.identity.signUpChallenge.path]);
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

  it('exempt telemetry from the common rules, which refuse what looks like a script, and from the API’s rate limit', () => {
    const exempt = listOf(at(acl('CLOUDFRONT')?.properties, 'Rules')).filter((rule) =>
      /NotStatement.*\/api\/errors.*\/api\/performance.*\/api\/business/.test(JSON.stringify(rule)),
    );
    expect(exempt.map((rule) => at(rule, 'Name'))).toEqual(['ApiRate', 'AWSManagedRulesCommonRuleSet']);
    // A path that only begins like theirs is not exempt.
    expect(JSON.stringify(exempt)).not.toMatch(/"STARTS_WITH","SearchString":"\/api\/\w/);
  });

  it('are in front of the distribution and of Cognito, where only few sign-ups are allowed', () => {
    expect(at(config, 'WebACLId')).toBe(`${acl('CLOUDFRONT')?.id}.Arn`);
    const [association] = withBoth.ofType('AWS::WAFv2::WebACLAssociation');
    expect(withBoth.behind(at(association?.properties, 'ResourceArn'))?.type).toBe('AWS::Cognito::UserPool');
    expect(withBoth.behind(at(association?.properties, 'WebACLArn'))?.id).toBe(acl('REGIONAL')?.id);
    const signUp = rateRules('REGIONAL').find((rule) => JSON.stringify(rule).includes('"SignUp"'));
    expect(at(signUp, 'Statement.RateBasedStatement.Limit')).toBeLessThanOrEqual(100);
  });
});

describe('a request that a firewall refused', () => {
  const cloudWithBoth = synthesize({ name: 'test', userPoolFirewall: true });
  const configurations = cloudWithBoth.ofType('AWS::WAFv2::LoggingConfiguration');

  it('is logged for 30 days by both, in groups with the name that a firewall may write to', () => {
    const logged = configurations.map(
      ({ properties }) => cloudWithBoth.behind(at(properties, 'ResourceArn'))?.id,
    );
    expect(logged.toSorted()).toEqual(
      cloudWithBoth
        .ofType('AWS::WAFv2::WebACL')
        .map(({ id }) => id)
        .toSorted(),
    );
    for (const { properties } of configurations) {
      const [destination] = listOf(at(properties, 'LogDestinationConfigs'));
      const name = String(destination).split(':log-group:')[1] ?? '';
      expect(name).toMatch(/^aws-waf-logs-skybarrel-test-[a-z]+$/);
      const group = cloudWithBoth
        .ofType('AWS::Logs::LogGroup')
        .find((one) => at(one.properties, 'LogGroupName') === name);
      expect(at(group?.properties, 'RetentionInDays')).toBe(30);
    }
  });

  it('is logged without tokens, cookies and codes of links, and other requests are not logged', () => {
    expect(configurations).toHaveLength(2);
    for (const { properties } of configurations) {
      expect(at(properties, 'LoggingFilter')).toMatchObject({
        DefaultBehavior: 'DROP',
        Filters: [{ Behavior: 'KEEP', Conditions: [{ ActionCondition: { Action: 'BLOCK' } }] }],
      });
      expect(at(properties, 'RedactedFields')).toEqual([
        { SingleHeader: { Name: 'authorization' } },
        { SingleHeader: { Name: 'cookie' } },
        { QueryString: {} },
      ]);
    }
  });
});

describe('accounts', () => {
  const pool = cloud.ofType('AWS::Cognito::UserPool')[0]?.properties;
  const client = cloud.ofType('AWS::Cognito::UserPoolClient')[0]?.properties;

  it('allow sign-in by SRP only, without OAuth, with rotating refresh tokens', () => {
    expect(at(client, 'ExplicitAuthFlows')).toEqual(['ALLOW_USER_SRP_AUTH']);
    expect(at(client, 'AllowedOAuthFlowsUserPoolClient')).toBe(false);
    expect(at(client, 'RefreshTokenRotation.Feature')).toBe('ENABLED');
    expect(at(client, 'GenerateSecret')).toBe(false);
  });

  it('do not show strangers that they exist, and are recovered by e-mail only', () => {
    expect(at(client, 'PreventUserExistenceErrors')).toBe('ENABLED');
    expect(at(pool, 'AccountRecoverySetting.RecoveryMechanisms')).toEqual([
      { Name: 'verified_email', Priority: 1 },
    ]);
  });

  it('let a browser write what registration needs, but not the role', () => {
    expect(listOf(at(client, 'WriteAttributes')).toSorted()).toEqual([
      'custom:registration',
      'email',
      'family_name',
      'given_name',
    ]);
    expect(at(client, 'ReadAttributes')).not.toContain('custom:registration');
    expect(at(client, 'ReadAttributes')).toContain('custom:role');
  });

  it('have a group for each role', () => {
    const groups = cloud.ofType('AWS::Cognito::UserPoolGroup').map((one) => at(one.properties, 'GroupName'));
    expect(groups.toSorted()).toEqual(['admin', 'analyst', 'customer', 'staff']);
  });

  it('require passwords of eight characters with upper case, lower case and a digit', () => {
    expect(at(pool, 'Policies.PasswordPolicy')).toMatchObject({
      MinimumLength: 8,
      RequireLowercase: true,
      RequireUppercase: true,
      RequireNumbers: true,
      RequireSymbols: false,
    });
  });
});

describe('config.json', () => {
  it('is uploaded last, after the pages, which come after their assets', () => {
    const uploads = cloud.ofType('Custom::CDKBucketDeployment');
    expect(uploads.map(({ id }) => id.replace(/CustomResource.*/, ''))).toEqual([
      'site.Assets',
      'site.Marks',
      'site.Pages',
      'site.Config',
    ]);
    const [assets, marks, pages, last] = uploads.map((one) => one.properties);
    expect(at(assets, 'SystemMetadata.cache-control')).toContain('immutable');
    expect(at(assets, 'Prune')).toBe(false);
    expect(at(marks, 'SystemMetadata.cache-control')).toBe('public, max-age=86400');
    expect(at(pages, 'Exclude')).toEqual(
      expect.arrayContaining(['assets/*', ...textsIn(at(marks, 'Include')), 'config.json']),
    );
    expect(textsIn(at(last, 'SourceMarkers')).map((text) => cloud.behind(text)?.type)).toEqual([
      'AWS::Cognito::UserPool',
      'AWS::Cognito::UserPoolClient',
    ]);
  });
});
