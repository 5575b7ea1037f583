import type { Gateway } from '#src/gateway/gateway.ts';
import type { ResolvedResource } from '#src/template/model.ts';
import {
  apiResources,
  bucketResources,
  type DistributionChange,
  deployment,
  distribution,
  folderOf,
  route,
  startTestGateway,
} from './fixture.ts';

const long = '<p>barrel</p>'.repeat(200);
export const files = {
  'index.html': `home ${long}`,
  '404.html': 'nothing here',
  'app.html': 'the app',
  'assets/app-1.js': 'export const a = 1;\n'.repeat(100),
  'pixel.png': 'p'.repeat(2000),
  'config.json': '{"pool":"<<marker:0xbaba:0>>","endpoint":"https://cognito-idp.us-east-1.amazonaws.com/"}',
};

/** What differs from a distribution over one deployment of the files and an API. */
export interface Setup {
  readonly distribution?: DistributionChange;
  readonly more?: readonly ResolvedResource[];
  readonly mayList?: boolean;
  readonly deployments?: readonly ResolvedResource[];
  readonly options?: Parameters<typeof startTestGateway>[1];
}

/** Starts a gateway over the site's files and an API for the length of one test. */
export const startSite = async (setup: Setup = {}): Promise<Gateway> => {
  const resources = [
    ...apiResources([route('ANY /api/{proxy+}')]),
    ...bucketResources(setup.mayList),
    distribution(setup.distribution),
    ...(setup.deployments ?? [deployment('site.zip')]),
    ...(setup.more ?? []),
  ];
  return startTestGateway(resources, setup.options, { 'site.zip': await folderOf(files) });
};
