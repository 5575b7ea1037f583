import { describe, expect, it } from 'vitest';
import { endpointsByFunction } from '#domain/endpoints.ts';
import { signInPaths } from '#domain/kernel/paths.ts';
import { at, houseFunctions, listOf, type Plain, type Resource, synthesize, textsIn } from './cloud.ts';

const cloud = synthesize();
const [distribution] = cloud.ofType('AWS::CloudFront::Distribution');
const config = distribution?.at('DistributionConfig');
const behaviours = [at(config, 'DefaultCacheBehavior'), ...listOf(at(config, 'CacheBehaviors'))];
const api = behaviours.find((one) => at(one, 'PathPattern') === '/api/*');
/** The behavior of the one path of the API whose answers are kept. */
const tracking = behaviours.find((one) => at(one, 'PathPattern') === '/api/tracking/*');
const assets = behaviours.find((one) => at(one, 'PathPattern') === '/assets/*');
const pictures = behaviours.find((one) => at(one, 'PathPattern') === '/blog/images/*');
/** What pages are made of: no documents. */
const isPart = (one: Plain | undefined): boolean => one === assets || one === pictures;
const headersOf = (behaviour: Plain | undefined) =>
  cloud.behind(at(behaviour, 'ResponseHeadersPolicyId'))?.at('ResponseHeadersPolicyConfig');
const cspOf = (behaviour: Plain | undefined) =>
  String(at(headersOf(behaviour), 'SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy'));
/** Public pages, and the two pages to sign in and to register. */
const staticPages = behaviours.filter(
  (one) => one === behaviours[0] || signInPaths.some((path) => at(one, 'PathPattern') === path),
);
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

  it('keeps what anyone may know about a shipment for half a minute, by its path alone', () => {
    const paths = behaviours.map((one) => at(one, 'PathPattern'));
    expect(paths.indexOf('/api/tracking/*')).toBeLessThan(paths.indexOf('/api/*'));
    expect(at(tracking, 'TargetOriginId')).toBe(at(api, 'TargetOriginId'));
    expect(at(tracking, 'AllowedMethods')).toEqual(['GET', 'HEAD']);
    expect(at(tracking, 'OriginRequestPolicyId')).toBeUndefined();
    const policy = cloud.behind(at(tracking, 'CachePolicyId'))?.at('CachePolicyConfig');
    expect([at(policy, 'MinTTL'), at(policy, 'DefaultTTL'), at(policy, 'MaxTTL')]).toEqual([0, 0, 30]);
    expect(at(policy, 'ParametersInCacheKeyAndForwardedToOrigin')).toEqual({
      CookiesConfig: { CookieBehavior: 'none' },
      HeadersConfig: { HeaderBehavior: 'none' },
      QueryStringsConfig: { QueryStringBehavior: 'none' },
      EnableAcceptEncodingBrotli: false,
      EnableAcceptEncodingGzip: false,
    });
  });

  it('keeps no answer of a failure, for anybody', () => {
    const kept = listOf(at(config, 'CustomErrorResponses'));
    expect(kept.map((one) => [at(one, 'ErrorCode'), at(one, 'ErrorCachingMinTTL')])).toEqual([
      [500, 0],
      [502, 0],
      [503, 0],
      [504, 0],
    ]);
  });

  it('sends the API a secret that only HTTP functions and the one before them may read, and no template contains', () => {
    const header = JSON.stringify(at(config, 'Origins')).match(
      /x-origin-secret","HeaderValue":"([^"]+)/,
    )?.[1];
    expect(header).toBe('{{resolve:secretsmanager:skybarrel-test-origin:SecretString:::}}');
    const routed = new Set(
      cloud.ofType('AWS::ApiGatewayV2::Integration').map((one) => one.to('IntegrationUri')?.id),
    );
    expect(routed.size).toBe(Object.keys(endpointsByFunction).length);
    const knows = (fn: Resource) =>
      routed.has(fn.id) || fn.at('Description') === 'lambdas/identity/check-origin';
    for (const fn of houseFunctions(cloud)) {
      expect(fn.at('Environment.Variables.ORIGIN_SECRET_ID'), fn.id).toBe(
        knows(fn) ? 'skybarrel-test-origin' : undefined,
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

  it('runs the viewer-request function everywhere but where nothing of the viewer counts, and the other one for files', () => {
    for (const one of behaviours) {
      const kinds = listOf(at(one, 'FunctionAssociations')).map((fn) => at(fn, 'EventType'));
      if (one === tracking) expect(kinds).toEqual([]);
      else expect(kinds).toEqual(one === api ? ['viewer-request'] : ['viewer-request', 'viewer-response']);
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
      const own = textsIn(at(headersOf(one), 'CustomHeadersConfig'));
      expect(own).toContain('cross-origin-resource-policy');
      // News readers show the pictures of our feed.
      expect(own).toContain(isPart(one) ? 'cross-origin' : 'same-origin');
      expect(cspOf(one)).toContain("frame-ancestors 'none'");
    }
  });

  it('include X-Frame-Options, Referrer-Policy and Permissions-Policy where answers may be documents', () => {
    for (const one of behaviours.filter((other) => !isPart(other))) {
      const security = at(headersOf(one), 'SecurityHeadersConfig');
      expect(at(security, 'FrameOptions.FrameOption')).toBe('DENY');
      expect(at(security, 'ReferrerPolicy.ReferrerPolicy')).toBe('strict-origin-when-cross-origin');
      expect(textsIn(at(headersOf(one), 'CustomHeadersConfig'))).toContain('permissions-policy');
    }
  });

  it('allow no inline scripts and no eval anywhere, and no inline styles on the site', () => {
    for (const one of behaviours) {
      const scripts = cspOf(one).match(/script-src [^;]*/)?.[0];
      // Speculation rules are data that says which links to fetch ahead.
      const allowed = staticPages.includes(one)
        ? "script-src 'self' 'inline-speculation-rules'"
        : "script-src 'self'";
      expect(scripts ?? allowed).toBe(allowed);
      expect(cspOf(one)).not.toContain('unsafe-eval');
      expect(cspOf(one)).not.toContain('upgrade-insecure-requests');
    }
    for (const one of staticPages) expect(cspOf(one)).not.toContain('unsafe');
    for (const one of [api, tracking, assets, pictures])
      expect(cspOf(one)).toBe("default-src 'none'; frame-ancestors 'none'");
  });

  it('require Trusted Types on every page; no code of a public page creates a policy, and the app has the one of the dock', () => {
    const pages = behaviours.filter((one) => cspOf(one).includes('script-src'));
    expect(pages.length).toBe(10);
    for (const one of pages) {
      const rules = staticPages.includes(one) ? "'none'" : 'dock-worker order-mail';
      expect(cspOf(one)).toMatch(new RegExp(`require-trusted-types-for 'script'; trusted-types ${rules}$`));
    }
  });

  it('allow inline styles only on paths of the app, because its libraries add them', () => {
    const loose = behaviours
      .filter((one) => cspOf(one).includes('unsafe'))
      .map((one) => at(one, 'PathPattern'));
    expect(loose).toEqual([
      '/auth*',
      '/dashboard*',
      '/booking*',
      '/customer*',
      '/agent*',
      '/admin*',
      '/staff*',
    ]);
    expect(cspOf(behaviours.find((one) => at(one, 'PathPattern') === '/auth*'))).toContain(
      "connect-src 'self' https://cognito-idp.us-east-1.amazonaws.com",
    );
  });

  it('give the camera and the position to pages of the app alone, the ports of scale and printer to those of staff, and pictures that are only in memory', () => {
    const app = ['/auth*', '/dashboard*', '/booking*', '/customer*', '/agent*', '/admin*', '/staff*'];
    const devices = (one: Plain | undefined) =>
      textsIn(at(headersOf(one), 'CustomHeadersConfig')).find((text) => text.startsWith('camera='));
    for (const one of behaviours.filter((other) => !isPart(other))) {
      const isApp = app.includes(String(at(one, 'PathPattern')));
      const who = isApp ? '(self)' : '()';
      const ports = at(one, 'PathPattern') === '/staff*' ? '(self)' : '()';
      expect(devices(one), String(at(one, 'PathPattern'))).toBe(
        `camera=${who}, microphone=(), geolocation=${who}, payment=(), serial=${ports}, usb=${ports}, browsing-topics=()`,
      );
      expect(cspOf(one).includes("img-src 'self' data: blob:")).toBe(isApp);
    }
  });

  it('let pages of the app send files to the bucket for uploads, show pictures of the released files, and load nothing else from any bucket', () => {
    const connects = (one: Parameters<typeof cspOf>[0]) => cspOf(one).match(/connect-src ([^;]*)/)?.[1] ?? '';
    const bucket =
      /^'self' https:\/\/cognito-idp\.us-east-1\.amazonaws\.com https:\/\/\S*Quarantine\S*\.s3\.us-east-1\.amazonaws\.com$/;
    const sending = behaviours.filter((one) => bucket.test(connects(one)));
    expect(sending.map((one) => at(one, 'PathPattern'))).toEqual([
      '/auth*',
      '/dashboard*',
      '/booking*',
      '/customer*',
      '/agent*',
      '/admin*',
      '/staff*',
    ]);
    const pictures = (one: Parameters<typeof cspOf>[0]) => cspOf(one).match(/img-src ([^;]*)/)?.[1] ?? '';
    const shown = /^'self' data: blob: https:\/\/\S*ReleasedFiles\S*\.s3\.us-east-1\.amazonaws\.com$/;
    expect(behaviours.filter((one) => shown.test(pictures(one)))).toEqual(sending);
    for (const one of behaviours)
      expect(cspOf(one).replace(connects(one), '').replace(pictures(one), '')).not.toContain('.s3.');
    for (const one of staticPages) expect(cspOf(one)).not.toContain('.s3.');
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
    const [assets, marks, pages, last] = uploads;
    expect(assets?.at('SystemMetadata.cache-control')).toContain('immutable');
    expect(assets?.at('Prune')).toBe(false);
    expect(marks?.at('SystemMetadata.cache-control')).toBe('public, max-age=86400');
    expect(pages?.at('Exclude')).toEqual(
      expect.arrayContaining(['assets/*', ...textsIn(marks?.at('Include')), 'config.json']),
    );
    expect(textsIn(last?.at('SourceMarkers')).map((text) => cloud.behind(text)?.type)).toEqual([
      'AWS::Cognito::UserPool',
      'AWS::Cognito::UserPoolClient',
    ]);
  });
});
