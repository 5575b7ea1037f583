import { Duration } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { type House, idOf, nameOf } from '../house.ts';
import { domainOf, failuresMetric } from '../patterns/failures.ts';
import type { Concern, WatchedFunction } from '../patterns/watch.ts';

interface AreaFunctions {
  readonly area: string;
  readonly functions: readonly WatchedFunction[];
}

/** How the names of log groups end after the domain, and functions in the texts are called: `whatsapp-receipts`, `dock-http`. */
const endOf = ({ logGroup, entry }: WatchedFunction): string =>
  logGroup.slice(domainOf(entry).length - nameOf(entry).length + 1);

const hurtBy = (all: AreaFunctions): string => {
  const [only, another] = all.functions;
  if (only && !another) return only.whenItFails;
  const lines = all.functions.map((one) => `- ${endOf(one)}: ${one.whenItFails}`);
  return `Something fails in ${all.area}; who is hurt depends on the function:\n${lines.join('.\n')}`;
};

/** Where the lines are. The beginning of the names is said once, because an alarm's text is short. */
const logsOf = (all: AreaFunctions): string => {
  const [first, another] = all.functions;
  const name = first?.logGroup ?? '';
  if (!first || !another) return `the log group ${name}`;
  return `the log group of the function: ${name.slice(0, -endOf(first).length)} and its name above`;
};

/** One concern for each domain or room, for all its functions. Its text says who is hurt when each of them fails. */
export const areaConcerns = (house: House): readonly Concern[] => {
  const byArea = Map.groupBy(house.watch.functions, ({ area }) => area);
  return [...byArea].map(([area, functions]) => ({
    id: `${idOf(area)}Fails`,
    area,
    title: `Failures in ${area}`,
    whenItFails: hurtBy({ area, functions }),
    firstLook: `lines with the level ERROR, or with a status that is not success, in ${logsOf({ area, functions })}`,
    metric: new Metric({
      ...failuresMetric(house, area),
      period: Duration.minutes(5),
      statistic: 'Sum',
    }),
    threshold: 1,
    // Of a domain with one function a graph would say no more than its alarm, and graphs are counted.
    isFlat: functions.length === 1 && area === domainOf(functions[0]?.entry ?? ''),
  }));
};
