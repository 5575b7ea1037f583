import type { State } from '../state/state.ts';
import { forBrowser } from '../template/browser.ts';
import { TemplateError } from '../template/errors.ts';
import type { ResolvedResource, ResolvedTemplate } from '../template/model.ts';
import { readProperties } from '../template/properties.ts';
import { findReferenced } from '../template/references.ts';
import type { Clock, Ids, Stoppable } from '../types.ts';
import { type Origin, readBehaviors } from './cloudfront/behaviors.ts';
import { createDistribution, type Distribution } from './cloudfront/distribution.ts';
import { DistributionProperties, type OriginConfig } from './cloudfront/distribution-config.ts';
import { createEdgeFunction } from './cloudfront/edge-function.ts';
import { createResponseHeadersPolicy } from './cloudfront/response-headers-policy.ts';
import type { HttpApi } from './http-api/http-api.ts';
import type { KeyValueStore } from './key-values/key-value-store.ts';
import { openKeyValueStore } from './key-values/open-key-value-store.ts';
import { openKeyValueRegistry } from './key-values/registry.ts';
import { cloudFrontMayList, createBucketOrigin } from './storage/bucket-origin.ts';
import { readDeployments } from './storage/deployments.ts';
import { publishedObjects, publishedObjectsClient } from './storage/published-objects.ts';
import { createWebAcl, type WebAcl } from './waf/web-acl.ts';

/** Everything that the edge needs. */
export interface EdgeDependencies {
  readonly template: Pick<ResolvedTemplate, 'ofType' | 'assetPath' | 'region'>;
  readonly state: State;
  /** `localhost:<port>`, the address that browsers use. */
  readonly host: string;
  /** The address of S3. Without it only deployed files are served. */
  readonly s3Endpoint: string | undefined;
  readonly apis: ReadonlyMap<ResolvedResource, HttpApi>;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: (line: string) => void;
}

/** The distribution of the template with its firewall and key value stores. */
export interface Edge extends Stoppable {
  readonly distribution: Distribution;
  /** Checks each request before the distribution does. */
  readonly firewall: WebAcl | undefined;
  /** By the store's ARN. */
  readonly keyValueStores: ReadonlyMap<string, KeyValueStore>;
}

const openStores = async (deps: EdgeDependencies): Promise<ReadonlyMap<ResolvedResource, KeyValueStore>> => {
  const registry = openKeyValueRegistry(deps.state, deps.clock);
  const resources = deps.template.ofType('AWS::CloudFront::KeyValueStore');
  return new Map(
    await Promise.all(
      resources.map(
        async (resource) =>
          [resource, await openKeyValueStore(resource, registry, deps.template.assetPath)] as const,
      ),
    ),
  );
};

const mapOf = <Value>(
  template: EdgeDependencies['template'],
  type: string,
  create: (resource: ResolvedResource) => Value,
): ReadonlyMap<ResolvedResource, Value> =>
  new Map(template.ofType(type).map((resource) => [resource, create(resource)]));

const webAclOf = (
  deps: EdgeDependencies,
  distribution: ResolvedResource,
  id: string | undefined,
): WebAcl | undefined =>
  id === undefined
    ? undefined
    : createWebAcl(
        findReferenced(deps.template.ofType('AWS::WAFv2::WebACL'), id, distribution),
        deps.clock,
        deps.log,
      );

const isBucketAt = (bucket: ResolvedResource, domainName: string): boolean =>
  domainName.startsWith(`${bucket.ref}.s3.`);

const isApiAt = (api: ResolvedResource, domainName: string): boolean =>
  domainName.startsWith(`${api.ref}.execute-api.`);

const origins = async (
  deps: EdgeDependencies,
  distribution: ResolvedResource,
): Promise<{ readonly originOf: (origin: OriginConfig) => Origin; stop(): void }> => {
  const { template, s3Endpoint } = deps;
  const browser = { region: template.region, host: deps.host, s3Origin: s3Endpoint };
  const localize = (text: string): string => forBrowser(text, browser);
  const deployed = await readDeployments(template, localize);
  const s3 = s3Endpoint === undefined ? undefined : publishedObjectsClient(s3Endpoint, template.region);
  const originOf = ({ DomainName: domainName }: OriginConfig): Origin => {
    const api = [...deps.apis].find(([resource]) => isApiAt(resource, domainName));
    if (api !== undefined) return { kind: 'api', fetch: api[1] };
    const bucket = template.ofType('AWS::S3::Bucket').find((resource) => isBucketAt(resource, domainName));
    if (bucket === undefined) {
      throw new TemplateError(
        `has the origin ${domainName}, which is no bucket and no API of the template`,
        distribution,
      );
    }
    const files = deployed.get(bucket.ref);
    const sources = [
      ...(files === undefined ? [] : [files]),
      ...(s3 === undefined ? [] : [publishedObjects(s3, bucket.ref)]),
    ];
    return { kind: 'bucket', fetch: createBucketOrigin(sources, cloudFrontMayList(template, bucket.ref)) };
  };
  return { originOf, stop: () => s3?.destroy() };
};

/**
 * Builds the template's one distribution.
 * @throws TemplateError when the template has none or several, or uses something unsupported.
 */
export const createEdge = async (deps: EdgeDependencies): Promise<Edge> => {
  const { template, ids, log } = deps;
  const [resource, ...others] = template.ofType('AWS::CloudFront::Distribution');
  if (resource === undefined) throw new TemplateError('the template has no CloudFront distribution');
  if (others[0] !== undefined)
    throw new TemplateError('is a second distribution; there is one origin at home', others[0]);
  const { DistributionConfig: config } = readProperties(resource, DistributionProperties);
  const stores = await openStores(deps);
  const { originOf, stop } = await origins(deps, resource);
  const behaviors = readBehaviors(config, {
    template,
    distribution: resource,
    functions: mapOf(template, 'AWS::CloudFront::Function', (it) => createEdgeFunction(it, stores, log)),
    headersPolicies: mapOf(template, 'AWS::CloudFront::ResponseHeadersPolicy', createResponseHeadersPolicy),
    originOf,
    clock: deps.clock,
  });
  const distribution = createDistribution({
    id: resource.ref,
    domainName: resource.attributes.DomainName ?? deps.host,
    behaviors,
    defaultRootObject: config.DefaultRootObject,
    customErrors: config.CustomErrorResponses ?? [],
    ids,
    log,
  });
  return {
    distribution,
    firewall: webAclOf(deps, resource, config.WebACLId),
    keyValueStores: new Map(
      [...stores].map(([store, values]) => [store.attributes.Arn ?? store.ref, values]),
    ),
    stop: async () => stop(),
  };
};
