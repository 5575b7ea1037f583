import { Duration, Stack } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AccessLevel,
  AllowedMethods,
  type BehaviorOptions,
  CachedMethods,
  CachePolicy,
  Distribution,
  FunctionEventType,
  HttpVersion,
  type IKeyValueStore,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  OriginSslPolicy,
  PriceClass,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { signInPaths } from '#domain/kernel/paths.ts';
import type { House } from '../house.ts';
import { acknowledge } from '../patterns/acknowledge.ts';
import { appPrefixes } from './app-paths.ts';
import { type EdgeFunctions, edgeFunctions } from './edge-functions.ts';
import { watchEdge } from './edge-watch.ts';
import { edgeFirewall } from './firewall.ts';
import { errorsAreNotKept, keptAnswers } from './kept-answers.ts';
import { builtSite } from './pages.ts';
import { type SecurityHeaders, securityHeaders } from './security-headers.ts';

export interface SiteDistributionProps {
  readonly siteBucket: IBucket;
  readonly logBucket: IBucket;
  readonly api: HttpApi;
  /** Which object answers a path that was published after the build. */
  readonly publishedPaths: IKeyValueStore;
  /** Value of the header that only CloudFront sends. */
  readonly originSecret: string;
}

const apiOrigin = (scope: Construct, props: SiteDistributionProps): HttpOrigin =>
  new HttpOrigin(`${props.api.apiId}.execute-api.${Stack.of(scope).region}.amazonaws.com`, {
    protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
    originSslProtocols: [OriginSslPolicy.TLS_V1_2],
    readTimeout: Duration.seconds(30),
    customHeaders: { 'x-origin-secret': props.originSecret },
  });

const apiBehavior = (origin: HttpOrigin): Omit<BehaviorOptions, 'responseHeadersPolicy'> => ({
  origin,
  allowedMethods: AllowedMethods.ALLOW_ALL,
  cachePolicy: CachePolicy.CACHING_DISABLED,
  // API Gateway expects its own host name and would refuse the host name that the viewer asked for.
  originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
  viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
});

const behaviors = (
  scope: Construct,
  edge: EdgeFunctions,
  headers: SecurityHeaders,
  props: SiteDistributionProps,
) => {
  const onRequest = { function: edge.request, eventType: FunctionEventType.VIEWER_REQUEST };
  const onResponse = { function: edge.response, eventType: FunctionEventType.VIEWER_RESPONSE };
  const files: Omit<BehaviorOptions, 'responseHeadersPolicy'> = {
    // LIST turns a missing object into 404; without it S3 says 403.
    origin: S3BucketOrigin.withOriginAccessControl(props.siteBucket, {
      originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
    }),
    allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
    cachedMethods: CachedMethods.CACHE_GET_HEAD,
    cachePolicy: CachePolicy.CACHING_OPTIMIZED,
    compress: true,
    viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    functionAssociations: [onRequest, onResponse],
  };
  const site = { ...files, responseHeadersPolicy: headers.site };
  const app = { ...files, responseHeadersPolicy: headers.app };
  const staff = { ...files, responseHeadersPolicy: headers.staff };
  const api = apiOrigin(scope, props);
  return {
    defaultBehavior: site,
    additionalBehaviors: {
      // The description of the API is a file of the build, and no function answers it.
      '/api/openapi.json': { ...files, responseHeadersPolicy: headers.api },
      ...keptAnswers(scope, api, headers.keptApi),
      '/api/*': {
        ...apiBehavior(api),
        functionAssociations: [onRequest],
        responseHeadersPolicy: headers.api,
      },
      '/assets/*': { ...files, responseHeadersPolicy: headers.assets },
      '/blog/images/*': { ...files, responseHeadersPolicy: headers.assets },
      // Before the app's `/auth*`: these two are static pages, with the stricter policy of the site.
      ...Object.fromEntries(signInPaths.map((path) => [path, site])),
      // Only the documents of staff reach the ports of a scale and a label printer.
      ...Object.fromEntries(appPrefixes.map((path) => [`${path}*`, path === '/staff' ? staff : app])),
    },
  };
};

/** One origin for everything: pages, the app and `/api/*`, behind the firewall where the stage has one. */
export const siteDistribution = (
  scope: Construct,
  house: House,
  props: SiteDistributionProps,
): Distribution => {
  const { domain, certificateArn } = house.stage;
  const edge = edgeFunctions(scope, builtSite(house.siteDir), props.publishedPaths);
  const distribution = new Distribution(scope, 'Distribution', {
    comment: `skybarrel ${house.stage.name}`,
    // With the permission LIST, an empty path must not show the bucket's contents.
    defaultRootObject: 'index.html',
    ...behaviors(scope, edge, securityHeaders(scope, house), props),
    errorResponses: errorsAreNotKept,
    ...(house.stage.edgeFirewall ? { webAclId: edgeFirewall(scope, house).attrArn } : {}),
    httpVersion: HttpVersion.HTTP2_AND_3,
    // The cheapest class. Its edges in North America also answer the Caribbean and the Guianas.
    priceClass: PriceClass.PRICE_CLASS_100,
    enableLogging: true,
    logBucket: props.logBucket,
    logFilePrefix: 'cloudfront/',
    logIncludesCookies: false,
    ...(domain && certificateArn
      ? {
          domainNames: [domain],
          certificate: Certificate.fromCertificateArn(scope, 'Certificate', certificateArn),
          minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
        }
      : {}),
  });
  watchEdge(house, distribution, edge);
  acknowledge(distribution, {
    'AwsSolutions-CFR1':
      'No country is blocked: customers and their relatives may read the site from anywhere.',
    '@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk':
      'defaultRootObject is set and viewer-request rewrites every path to an object, so that no request reaches the listing.',
  });
  if (!house.stage.edgeFirewall) {
    acknowledge(distribution, {
      'AwsSolutions-CFR2':
        'A stage for tests has no firewall, which costs eleven dollars a month; the throttle of the API limits floods there.',
    });
  }
  if (!certificateArn) {
    acknowledge(distribution, {
      'AwsSolutions-CFR4':
        'A stage without a domain uses the *.cloudfront.net certificate, whose minimum protocol CloudFront fixes; with a certificate it is TLSv1.2_2021.',
    });
  }
  return distribution;
};
