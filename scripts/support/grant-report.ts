import type { RoleUse } from 'home-cloud';

/** Why a grant is needed that no test uses. */
export interface Reason {
  /** The lines that the reason is for. */
  readonly grants: RegExp;
  readonly reason: string;
}

/** Names of our own functions. Others are fixtures of tests. */
const ours = /^skybarrel-\w+-/;

/**
 * A name without the parts that differ between stages: `skybarrel-dev-data-MailboxesTable43748039` → `data-MailboxesTable`. The ARN of a
 * secret ends in six letters and digits that AWS chooses.
 */
const withoutStage = (name: string): string =>
  name
    .replace(/-\d{12}/g, '')
    .replace(/skybarrel-\w+-(?=[a-z])/g, '')
    .replace(/\/skybarrel\/\w+\//g, '')
    .replace(/\b([a-z]+-[A-Za-z0-9]+?)[0-9A-F]{8}(?![0-9A-Za-z])/g, '$1')
    .replace(/(userpool|key-value-store|event-bus)\/[\w-]+/g, '$1')
    .replace(/^(secretsmanager:secret:[\w-]+)-\w{6}$/, '$1');

/** An ARN without region and account: `dynamodb:table/…`. */
const placeOf = (arn: string): string => {
  const [, , service, , , ...rest] = arn.split(':');
  return [service, ...rest].join(':');
};

/** `api-EnquiriesHttp dynamodb:Query dynamodb:table/data-EnquiriesTable/index/gsi1` */
const lineOf = (functionName: string, action: string, resource: string): string =>
  [withoutStage(functionName), action, withoutStage(placeOf(resource))].join(' ');

/** Every grant of our functions as a line, with the number of its uses in all these runs together. */
export function mergeUses(runs: readonly (readonly RoleUse[])[]): ReadonlyMap<string, number> {
  const merged = new Map<string, number>();
  for (const { functionName, grants } of runs.flat()) {
    if (!ours.test(functionName)) continue;
    for (const { action, resource, times } of grants) {
      const line = lineOf(functionName, action, resource);
      merged.set(line, (merged.get(line) ?? 0) + times);
    }
  }
  return new Map([...merged].toSorted(([one], [other]) => one.localeCompare(other)));
}

/** The lines that were used, or the ones that were not. */
export const linesOf = (merged: ReadonlyMap<string, number>, used: boolean): readonly string[] =>
  [...merged].filter(([, times]) => times > 0 === used).map(([line]) => line);

const reasonFor = (line: string, reasons: readonly Reason[]): string | undefined =>
  reasons.find(({ grants }) => grants.test(line))?.reason;

/** The failures of a whole run of the tests: grants that were not used and have no reason, and reasons without a grant. */
export function grantFailures(merged: ReadonlyMap<string, number>, reasons: readonly Reason[]): string[] {
  const surplus = linesOf(merged, false).filter((line) => reasonFor(line, reasons) === undefined);
  const idle = reasons.filter(({ grants }) => ![...merged.keys()].some((line) => grants.test(line)));
  return [
    ...surplus.map((line) => `granted, but no test used it: ${line}`),
    ...idle.map(({ reason }) => `a reason without a grant: ${reason}`),
  ];
}

/** The grants that were never used, with their reasons. */
export function unusedReport(merged: ReadonlyMap<string, number>, reasons: readonly Reason[]): string {
  const unused = linesOf(merged, false);
  const byReason = Map.groupBy(unused, (line) => reasonFor(line, reasons) ?? 'Without a reason');
  return [
    `Granted: ${merged.size}. Never used: ${unused.length}.`,
    ...[...byReason].flatMap(([reason, lines]) => [`  ${reason}`, ...lines.map((line) => `    ${line}`)]),
  ].join('\n');
}
