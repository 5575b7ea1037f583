import { CfnMetricFilter, type LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { type House, idOf } from '../house.ts';

/** Domain of an entry: `mailboxes/repair` → `mailboxes`. */
export const domainOf = (entry: string): string => entry.slice(0, entry.indexOf('/'));

/** What a function belongs to that one alarm watches: its domain, or the room of it that it serves. */
export const areaOf = ({ entry, area }: { readonly entry: string; readonly area?: string }): string =>
  area ?? domainOf(entry);

/** The metric that counts an area's failures. Without a dimension it is one metric with one alarm. */
export const failuresMetric = (house: House, area: string) => ({
  namespace: `Skybarrel/${house.stage.name}`,
  metricName: `${idOf(area)}Failures`,
});

/** A line that our own logger wrote as an error: somebody is hurt, although the function may have ended normally. */
const loggedError = '($.level = "ERROR" && $.service = "skybarrel-*")';
/** Lambda's report of a run that did not end with success but with error, timeout or failure. */
const runFailed = '($.type = "platform.report" && $.record.status != "success")';
/** The same without errors that the code threw, plus errors of the runtime: the code could not be loaded, or the process ended. */
const runBroke = [
  '($.type = "platform.report" && $.record.status != "success" && $.record.status != "error")',
  '($.record.errorType = "Runtime.*")',
  '($.errorType = "Runtime.*")',
  '($.message.errorType = "Runtime.*")',
].join(' || ');

export interface CountFailuresProps {
  readonly entry: string;
  readonly area: string;
  readonly logs: LogGroup;
  /** True when the function throws to refuse a request. Then a thrown error does not count as a failure. */
  readonly refuses?: boolean;
}

/**
 * Counts failures by a metric filter on a function's log. The filter costs nothing, and the metric is billed only for hours
 * with failures. An alarm on Lambda's own metric would cost ten cents a function and month.
 */
export const countFailures = (
  scope: Construct,
  house: House,
  { entry, area, logs, refuses }: CountFailuresProps,
): void => {
  const { namespace, metricName } = failuresMetric(house, area);
  new CfnMetricFilter(scope, `${idOf(entry)}Failures`, {
    logGroupName: logs.logGroupName,
    filterPattern: `{ ${loggedError} || ${refuses ? runBroke : runFailed} }`,
    metricTransformations: [{ metricNamespace: namespace, metricName, metricValue: '1', unit: 'Count' }],
  });
};
