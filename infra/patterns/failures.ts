import { CfnMetricFilter, type LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { type House, idOf } from '../house.ts';

/** Domain of an entry: `mailboxes/repair` → `mailboxes`. */
export const domainOf = (entry: string): string => entry.slice(0, entry.indexOf('/'));

/** Where the count of a domain's failures stands; it has no dimension, so it is one metric, and one alarm. */
export const failuresMetric = (house: House, domain: string) => ({
  namespace: `Skybarrel/${house.stage.name}`,
  metricName: `${idOf(domain)}Failures`,
});

/** What our own logger calls an error: somebody is hurt, and the function may well have answered in good order. */
const loggedError = '($.level = "ERROR" && $.service = "skybarrel-*")';
/** How Lambda closes the books on a run: success, error, timeout or failure. */
const runFailed = '($.type = "platform.report" && $.record.status != "success")';
/** The same without thrown errors, and with those of the runtime: it could not load the code, or lost the process. */
const runBroke = [
  '($.type = "platform.report" && $.record.status != "success" && $.record.status != "error")',
  '($.record.errorType = "Runtime.*")',
  '($.errorType = "Runtime.*")',
  '($.message.errorType = "Runtime.*")',
].join(' || ');

export interface CountFailuresProps {
  readonly entry: string;
  readonly logs: LogGroup;
  /** True where throwing is how it says no to somebody: what it throws is no failure of ours. */
  readonly refuses?: boolean;
}

/**
 * Counts what went wrong from the lines of a function's log. The filter costs nothing, and the metric is billed only for
 * the hours in which something failed; an alarm on Lambda's own count would cost ten cents a function.
 */
export const countFailures = (
  scope: Construct,
  house: House,
  { entry, logs, refuses }: CountFailuresProps,
): void => {
  const { namespace, metricName } = failuresMetric(house, domainOf(entry));
  new CfnMetricFilter(scope, `${idOf(entry)}Failures`, {
    logGroupName: logs.logGroupName,
    filterPattern: `{ ${loggedError} || ${refuses ? runBroke : runFailed} }`,
    metricTransformations: [{ metricNamespace: namespace, metricName, metricValue: '1', unit: 'Count' }],
  });
};
