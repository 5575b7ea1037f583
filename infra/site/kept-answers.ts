import { Duration } from 'aws-cdk-lib';
import {
  AllowedMethods,
  type BehaviorOptions,
  CachedMethods,
  CachePolicy,
  type ErrorResponse,
  type IOrigin,
  type ResponseHeadersPolicy,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { allEndpoints } from '#domain/endpoints.ts';
import type { Endpoint } from '#domain/kernel/endpoint.ts';

/** Endpoints whose answers the edge may keep, with how long. */
const kept = Object.values(allEndpoints)
  .flatMap((endpoints): Endpoint[] => Object.values(endpoints))
  .flatMap(({ path, cacheSeconds }) => (cacheSeconds === undefined ? [] : [{ path, cacheSeconds }]));

/** `/api/tracking/{number}` is `/api/tracking/*` in the language of CloudFront. */
const patternOf = (path: string): string => path.replace(/\{\w+\}$/, '*');

/**
 * The behaviors of endpoints whose answers the edge keeps, by path pattern. Their cache key is the path alone, and nothing that the
 * viewer sent is forwarded: no token, no cookie, no query. The firewall examines a request before the cache does.
 */
export const keptAnswers = (
  scope: Construct,
  origin: IOrigin,
  responseHeadersPolicy: ResponseHeadersPolicy,
): Readonly<Record<string, BehaviorOptions>> =>
  Object.fromEntries(
    kept.map(({ path, cacheSeconds }) => {
      const cachePolicy = new CachePolicy(scope, `Kept${cacheSeconds}s${path.replaceAll(/\W/g, '')}`, {
        comment: `${path}: ${cacheSeconds} s, when the function allows it`,
        minTtl: Duration.seconds(0),
        defaultTtl: Duration.seconds(0),
        maxTtl: Duration.seconds(cacheSeconds),
      });
      return [
        patternOf(path),
        {
          origin,
          allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
          cachedMethods: CachedMethods.CACHE_GET_HEAD,
          cachePolicy,
          // A compressed answer would need a second cache key, and these answers are a few kilobytes.
          compress: false,
          viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
          responseHeadersPolicy,
        },
      ];
    }),
  );

/**
 * CloudFront keeps these errors for ten seconds and ignores `no-store`. A failure of ours must not be everybody's failure, so it
 * keeps none of them.
 */
export const errorsAreNotKept: ErrorResponse[] = [500, 502, 503, 504].map((httpStatus) => ({
  httpStatus,
  ttl: Duration.seconds(0),
}));
