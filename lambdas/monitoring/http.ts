import { monitoringEndpoints } from '#domain/monitoring/endpoints.ts';
import { batchStore } from '../batches/batch-store.ts';
import { type EnvOf, required } from '../runtime/env.ts';
import { http } from '../runtime/http/http.ts';
import type { FailedQueues } from '../runtime/queues/failed-queues.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import { groupStore } from './counters/group-store.ts';
import type { LinkTo } from './exports/export-links.ts';
import { exportStore } from './exports/export-store.ts';
import { listExports } from './exports/list-exports.ts';
import { requestExport } from './exports/request-export.ts';
import { decideGroup } from './groups/decide-group.ts';
import { groupDetailsStore } from './groups/group-details-store.ts';
import { listGroups } from './groups/list-groups.ts';
import { showGroup } from './groups/show-group.ts';
import { listQueues } from './list-queues.ts';
import { fullHours } from './records/full-hours.ts';
import { listGroupRecords } from './records/list-group-records.ts';
import { listRecords } from './records/list-records.ts';
import { showErrorDays, showEvents, showVitals } from './statistics/show-statistics.ts';
import { statisticsStore } from './statistics/statistics-store.ts';

export const variables = { MONITORING_TABLE: required, TELEMETRY_TABLE: required };

/** The function behind the endpoints of the monitoring. */
export const wire = (
  env: EnvOf<typeof variables>,
  {
    client,
    clock,
    newId,
    log,
    checks,
    linkTo,
    queues,
  }: SharedDependencies & { readonly linkTo: LinkTo; readonly queues: FailedQueues },
) => {
  const statistics = statisticsStore(client, env.MONITORING_TABLE);
  const groups = groupStore(client, env.MONITORING_TABLE);
  const details = groupDetailsStore(client, env.MONITORING_TABLE);
  const batches = batchStore(client, env.TELEMETRY_TABLE);
  const jobs = exportStore(client, env.MONITORING_TABLE);
  const useCases = {
    errorGroups: listGroups({ statistics, groups, clock }),
    errorDays: showErrorDays(statistics, clock),
    errorGroup: showGroup({ statistics, groups, details, clock }),
    decide: decideGroup({ groups, details, clock }),
    groupRecords: listGroupRecords({ batches, details }),
    records: listRecords({ batches, fullHours: fullHours(client, env.MONITORING_TABLE, clock) }),
    vitals: showVitals(statistics),
    events: showEvents(statistics),
    queues: listQueues(queues),
    requestExport: requestExport({ jobs, clock, newId, log }),
    exports: listExports({ jobs, linkTo, clock, log }),
  };
  return http('monitoring', monitoringEndpoints, useCases, checks);
};
