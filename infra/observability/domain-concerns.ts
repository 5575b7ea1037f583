import { Duration } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { type House, idOf, nameOf } from '../house.ts';
import { domainOf, failuresMetric } from '../patterns/failures.ts';
import type { Concern, WatchedFunction } from '../patterns/watch.ts';

interface DomainFunctions {
  readonly domain: string;
  readonly functions: readonly WatchedFunction[];
}

/** How the names of a domain's log groups end, and functions in its texts are called: `whatsapp-receipts`. */
const endOf = ({ domain }: DomainFunctions, { logGroup, entry }: WatchedFunction): string =>
  logGroup.slice(domain.length - nameOf(entry).length + 1);

const hurtBy = (all: DomainFunctions): string => {
  const [only, another] = all.functions;
  if (only && !another) return only.whenItFails;
  const lines = all.functions.map((one) => `- ${endOf(all, one)}: ${one.whenItFails}`);
  return `Something fails in ${all.domain}; who is hurt depends on the function:\n${lines.join('.\n')}`;
};

/** Where the lines are. The beginning of the names is said once, because an alarm's text is short. */
const logsOf = (all: DomainFunctions): string => {
  const [first, another] = all.functions;
  const name = first?.logGroup ?? '';
  if (!first || !another) return `the log group ${name}`;
  return `the log group of the function: ${name.slice(0, -endOf(all, first).length)} and its name above`;
};

/** One concern for each domain, for all its functions. Its text says who is hurt when each of them fails. */
export const domainConcerns = (house: House): readonly Concern[] => {
  const byDomain = Map.groupBy(house.watch.functions, ({ entry }) => domainOf(entry));
  return [...byDomain].map(([domain, functions]) => ({
    id: `${idOf(domain)}Fails`,
    area: domain,
    title: `Failures in ${domain}`,
    whenItFails: hurtBy({ domain, functions }),
    firstLook: `lines with the level ERROR, or with a status that is not success, in ${logsOf({ domain, functions })}`,
    metric: new Metric({
      ...failuresMetric(house, domain),
      period: Duration.minutes(5),
      statistic: 'Sum',
    }),
    threshold: 1,
  }));
};
