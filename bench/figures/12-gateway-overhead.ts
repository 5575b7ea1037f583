import { startTestCloudAt, type TestCloud } from '#tests/support/cloud.ts';
import { amount, type Figure } from '../harness/figure.ts';
import { median } from '../harness/statistics.ts';
import { buildProduct } from '../support/product.ts';
import { temporaryFolder } from '../support/temporary.ts';

const CALLS = 100;
const FIREWALL_WINDOW_MS = 5 * 60_000 + 1;

const medianOf = async (call: () => Promise<unknown>): Promise<number> => {
  const taken: number[] = [];
  for (let at = 0; at < CALLS; at += 1) {
    const begun = performance.now();
    await call();
    taken.push(performance.now() - begun);
  }
  return median(taken);
};

/** The secret header that the distribution adds to every request. */
const originSecret = (cloud: TestCloud): string => {
  const [distribution] = cloud.template.ofType('AWS::CloudFront::Distribution');
  const origins = JSON.stringify(distribution?.properties.DistributionConfig);
  return /"x-origin-secret","HeaderValue":"(\w+)"/.exec(origins)?.[1] ?? '';
};

export const figure: Figure = {
  name: 'gateway-overhead',
  measures: 'A call of the API through the gateway at home',
  beside: 'the same function invoked without it',
  unit: 'ms',
  direction: 'lower',
  value: amount,
  how: `\`POST /api/business\` with an empty array, which the function refuses after reading it: with HTTP, distribution, firewall and
API at home, and by invoking the function's thread directly. A sample is the median of ${CALLS} calls; the difference is the cost of the gateway.`,
  prepare: async () => {
    const folder = temporaryFolder();
    await buildProduct();
    const cloud = await startTestCloudAt(folder.path);
    const fn = cloud.named('AWS::Lambda::Function', 'TelemetryHttp');
    const event = {
      routeKey: 'POST /api/business',
      headers: { 'x-origin-secret': originSecret(cloud) },
      requestContext: { requestId: 'bench' },
      body: '[]',
      isBase64Encoded: false,
    };
    const through = async () => {
      const answer = await fetch(`${cloud.url}/api/business`, { method: 'POST', body: '[]' });
      await answer.arrayBuffer();
      if (answer.status !== 400) throw new Error(`The API answered ${answer.status}`);
    };
    const direct = async () => {
      const { statusCode } = (await cloud.invoke(fn, event)) as { readonly statusCode: number };
      if (statusCode !== 400) throw new Error(`The function answered ${statusCode}`);
    };
    await medianOf(through);
    await medianOf(direct);
    return {
      ours: async () => {
        // Moves the clock past the firewall's window of five minutes, so that it counts from zero again.
        await cloud.advance(FIREWALL_WINDOW_MS);
        return medianOf(through);
      },
      beside: () => medianOf(direct),
      close: async () => {
        await cloud.stop();
        folder.remove();
      },
    };
  },
};
