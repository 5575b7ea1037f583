import { Aws, Duration } from 'aws-cdk-lib';
import { CfnWorkGroup } from 'aws-cdk-lib/aws-athena';
import { type IEventBus, Match } from 'aws-cdk-lib/aws-events';
import { CfnDatabase, CfnTable } from 'aws-cdk-lib/aws-glue';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import {
  folderOf,
  LAKE_FOLDER,
  LAKE_KEPT_DAYS,
  partitionColumns,
  RESULTS_FOLDER,
} from '#domain/lake/files.ts';
import { type LakeTableName, lakeTableNames, lakeTables } from '#domain/lake/tables.ts';
import { type House, idOf } from '../house.ts';
import { houseFunction } from '../patterns/house-function.ts';
import { hearEvents, type LostEvents } from '../patterns/lost-events.ts';
import { scheduledFunction } from '../patterns/scheduled-function.ts';
import { onObjects, onTable } from '../patterns/uses.ts';
import type { DataStack } from '../stacks/data-stack.ts';
import type { Stage } from '../stages.ts';

export interface LakeDomainProps {
  readonly data: DataStack;
  readonly bus: IEventBus;
  readonly lost: LostEvents;
}

/** A query that reads more is stopped; ten gigabytes cost five cents. */
const MOST_BYTES = 10 * 1024 ** 3;

const columns = (of: Readonly<Record<string, { readonly type: string; readonly about: string }>>) =>
  Object.entries(of).map(([name, { type, about }]) => ({ name, type, comment: about }));

/**
 * A table over its folder. Athena works the partitions out from the names of the folders (projection), so that no crawler
 * runs and nobody repairs the table when an hour is added.
 */
const glueTable = (scope: Construct, bucket: Bucket, database: CfnDatabase, name: LakeTableName): void => {
  const location = bucket.s3UrlForObject(`${folderOf(name)}/`);
  const table = new CfnTable(scope, `Lake${idOf(name.replaceAll('_', '-'))}`, {
    catalogId: Aws.ACCOUNT_ID,
    databaseName: database.ref,
    tableInput: {
      name,
      description: lakeTables[name].about,
      tableType: 'EXTERNAL_TABLE',
      partitionKeys: columns(partitionColumns),
      parameters: {
        classification: 'json',
        'projection.enabled': 'true',
        'projection.dt.type': 'date',
        'projection.dt.format': 'yyyy-MM-dd',
        // A browser's clock may be a day ahead, and its batch lies in the hour it names.
        'projection.dt.range': `NOW-${LAKE_KEPT_DAYS}DAYS,NOW+1DAYS`,
        'projection.hour.type': 'integer',
        'projection.hour.range': '0,23',
        'projection.hour.digits': '2',
        'storage.location.template': `${location}dt=\${dt}/hour=\${hour}/`,
      },
      storageDescriptor: {
        location,
        columns: columns(lakeTables[name].columns),
        inputFormat: 'org.apache.hadoop.mapred.TextInputFormat',
        outputFormat: 'org.apache.hadoop.hive.ql.io.HiveIgnoreKeyTextOutputFormat',
        serdeInfo: { serializationLibrary: 'org.openx.data.jsonserde.JsonSerDe' },
      },
    },
  });
  table.addResourceDependency(database);
};

/** Name of the stage's database; Athena takes no dashes in names that are not quoted. */
export const lakeDatabase = (stage: Stage): string => `skybarrel_${stage.name.replaceAll('-', '_')}`;

/** Name of the workgroup through which people ask the lake. */
export const lakeWorkgroup = (stage: Stage): string => `skybarrel-${stage.name}`;

/** Tables and workgroup: `select … from errors where dt = '2026-11-21'` in Athena. */
const catalogue = (scope: Construct, house: House, bucket: Bucket): void => {
  const database = new CfnDatabase(scope, 'LakeDatabase', {
    catalogId: Aws.ACCOUNT_ID,
    databaseInput: {
      name: lakeDatabase(house.stage),
      description: 'Telemetry and events by the hour; domain/lake/tables.ts says what is in it',
    },
  });
  for (const name of lakeTableNames) glueTable(scope, bucket, database, name);
  new CfnWorkGroup(scope, 'LakeWorkgroup', {
    name: lakeWorkgroup(house.stage),
    // A workgroup that was ever asked something is otherwise not deleted, and the stack with it.
    recursiveDeleteOption: true,
    description: 'Questions to the lake; analysts only, because events carry names and e-mail addresses',
    workGroupConfiguration: {
      enforceWorkGroupConfiguration: true,
      publishCloudWatchMetricsEnabled: false,
      bytesScannedCutoffPerQuery: MOST_BYTES,
      resultConfiguration: {
        outputLocation: bucket.s3UrlForObject(`${RESULTS_FOLDER}/`),
        encryptionConfiguration: { encryptionOption: 'SSE_S3' },
      },
    },
  });
};

/** Telemetry and events by the hour, for SQL: every event is kept, every five minutes what changed is written. */
export const lakeDomain = (scope: Construct, house: House, { data, bus, lost }: LakeDomainProps): void => {
  const keep = houseFunction(scope, house, {
    entry: 'lake/keep-event',
    uses: [onTable(data.telemetry, 'TELEMETRY_TABLE', ['dynamodb:PartiQLInsert'])],
    whenItFails: 'Events of the house are missing in the lake',
    timeout: Duration.seconds(30),
    lost,
  });
  hearEvents(scope, 'EveryEventRule', keep, {
    description: 'Whatever happens in the house is kept for the lake',
    bus,
    pattern: { source: Match.prefix('skybarrel.') },
    lost,
  });
  scheduledFunction(scope, house, {
    entry: 'lake/roll',
    uses: [
      onTable(data.telemetry, 'TELEMETRY_TABLE', ['dynamodb:Query']),
      onTable(data.monitoring, 'MONITORING_TABLE', ['dynamodb:Query', 'dynamodb:PutItem']),
      onObjects('LAKE_BUCKET', {
        bucket: data.lake,
        prefix: `${LAKE_FOLDER}/`,
        actions: ['s3:PutObject'],
        evidence:
          'The function writes one object per table and hour, whose names grow with time; the grant is PutObject below one prefix of one bucket.',
      }),
    ],
    whenItFails: 'Queries of the lake miss the latest hours',
    // Packing is work for the processor, which comes with memory.
    memory: 1024,
    every: Duration.minutes(5),
  });
  catalogue(scope, house, data.lake);
};
