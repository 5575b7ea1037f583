import { Duration } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { type House, idOf } from '../house.ts';
import { domainOf, failuresMetric } from '../patterns/failures.ts';
import type { Concern, WatchedFunction } from '../patterns/watch.ts';

const hurtBy = (domain: string, functions: readonly WatchedFunction[]): string => {
  const [only, another] = functions;
  if (only && !another) return only.whenItFails;
  const lines = functions.map(
    ({ entry, whenItFails }) => `- ${entry.slice(domain.length + 1)}: ${whenItFails}`,
  );
  return `Something fails in ${domain}; who is hurt depends on the function:\n${lines.join('.\n')}`;
};

/** One concern for each domain, for all its functions. Its text says who is hurt when each of them fails. */
export const domainConcerns = (house: House): readonly Concern[] => {
  const byDomain = Map.groupBy(house.watch.functions, ({ entry }) => domainOf(entry));
  return [...byDomain].map(([domain, functions]) => ({
    id: `${idOf(domain)}Fails`,
    area: domain,
    title: `Failures in ${domain}`,
    whenItFails: hurtBy(domain, functions),
    firstLook: `lines with the level ERROR, or with a status that is not success, in ${functions
      .map(({ logGroup }) => logGroup)
      .join(', ')}`,
    metric: new Metric({
      ...failuresMetric(house, domain),
      period: Duration.minutes(5),
      statistic: 'Sum',
    }),
    threshold: 1,
  }));
};
