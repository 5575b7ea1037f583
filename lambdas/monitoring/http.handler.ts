import { S3Client } from '@aws-sdk/client-s3';
import { monitoringEndpoints } from '#domain/monitoring/endpoints.ts';
import { batchStore } from '../batches/batch-store.ts';
import { clock } from '../runtime/clock.ts';
import { readEnv, required } from '../runtime/env.ts';
import { http } from '../runtime/http/http.ts';
import { logger as log } from '../runtime/logger.ts';
import { newId } from '../runtime/new-id.ts';
import { clientSettings, documentClient, patientAsABrowser } from '../runtime/sdk.ts';
import { groupStore } from './counters/group-store.ts';
import { exportLinks } from './exports/export-links.ts';
import { exportStore } from './exports/export-store.ts';
import { listExports } from './exports/list-exports.ts';
import { requestExport } from './exports/request-export.ts';
import { figuresStore } from './figures/figures-store.ts';
import { showEvents, showVitals } from './figures/show-figures.ts';
import { decideGroup } from './groups/decide-group.ts';
import { groupDesk } from './groups/group-desk.ts';
import { listGroups } from './groups/list-groups.ts';
import { showGroup } from './groups/show-group.ts';
import { fullHours } from './records/full-hours.ts';
import { listGroupRecords } from './records/list-group-records.ts';
import { listRecords } from './records/list-records.ts';

const env = readEnv({ MONITORING_TABLE: required, TELEMETRY_TABLE: required, EXPORTS_BUCKET: required });
const client = documentClient(patientAsABrowser);
const figures = figuresStore(client, env.MONITORING_TABLE);
const groups = groupStore(client, env.MONITORING_TABLE);
const desk = groupDesk(client, env.MONITORING_TABLE);
const batches = batchStore(client, env.TELEMETRY_TABLE);
const jobs = exportStore(client, env.MONITORING_TABLE);
const linkTo = exportLinks(new S3Client(clientSettings(patientAsABrowser)), env.EXPORTS_BUCKET);

export const handler = http(monitoringEndpoints, {
  errorGroups: listGroups({ figures, groups }),
  errorGroup: showGroup({ figures, groups, desk, clock }),
  decide: decideGroup({ groups, desk, clock }),
  groupRecords: listGroupRecords({ batches, desk }),
  records: listRecords({ batches, fullHours: fullHours(client, env.MONITORING_TABLE, clock) }),
  vitals: showVitals(figures),
  events: showEvents(figures),
  requestExport: requestExport({ jobs, clock, newId, log }),
  exports: listExports({ jobs, linkTo, clock, log }),
});
