import { Aws } from 'aws-cdk-lib';
import { CfnWorkGroup } from 'aws-cdk-lib/aws-athena';
import { CfnDatabase, CfnTable } from 'aws-cdk-lib/aws-glue';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { retention } from '#domain/kernel/retention.ts';
import { folderOf, partitionColumns, RESULTS_FOLDER } from '#domain/lake/files.ts';
import { type LakeTableName, lakeTableNames, lakeTables } from '#domain/lake/tables.ts';
import { columnsOf, queryOf, sqlTypeOf } from '#domain/lake/view.ts';
import { type LakeViewName, lakeViewNames, lakeViews } from '#domain/lake/views.ts';
import { idOf, type Piece } from '../house.ts';
import type { Stage } from '../stages.ts';

/** A query that reads more is stopped. Ten gigabytes cost five cents. */
const MAX_QUERY_BYTES = 10 * 1024 ** 3;

const columns = (of: Readonly<Record<string, { readonly type: string; readonly about: string }>>) =>
  Object.entries(of).map(([name, { type, about }]) => ({ name, type, comment: about }));

/**
 * A table over its folder. Athena computes the partitions from the names of the folders (partition projection), so no
 * crawler is needed, and nobody has to repair the table when an hour is added.
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
        // A browser's clock may be a day ahead, and its batch is stored in the hour that it names.
        'projection.dt.range': `NOW-${retention.lake.days}DAYS,NOW+1DAYS`,
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

/** How Athena keeps a view in the catalog: JSON in Base64 between these words. */
const athenaView = (name: LakeViewName, schema: string): string => {
  const view = {
    originalSql: queryOf(lakeViews[name]),
    catalog: 'awsdatacatalog',
    schema,
    columns: Object.entries(columnsOf(lakeViews[name])).map(([column, { type }]) => ({
      name: column,
      type: sqlTypeOf(type),
    })),
  };
  return `/* Presto View: ${Buffer.from(JSON.stringify(view)).toString('base64')} */`;
};

/** A view over the events, so that nobody reads JSON to count shipments. */
const glueView = (scope: Construct, database: CfnDatabase, schema: string, name: LakeViewName): void => {
  const view = new CfnTable(scope, `LakeView${idOf(name)}`, {
    catalogId: Aws.ACCOUNT_ID,
    databaseName: database.ref,
    tableInput: {
      name,
      description: lakeViews[name].about,
      tableType: 'VIRTUAL_VIEW',
      parameters: { presto_view: 'true', comment: 'Presto View' },
      partitionKeys: [],
      storageDescriptor: { columns: columns(columnsOf(lakeViews[name])) },
      viewOriginalText: athenaView(name, schema),
      viewExpandedText: '/* Presto View */',
    },
  });
  view.addResourceDependency(database);
};

/** Name of the stage's database. Athena accepts dashes only in quoted names. */
export const lakeDatabase = (stage: Stage): string => `skybarrel_${stage.name.replaceAll('-', '_')}`;

/** Name of the workgroup in which people query the lake. */
export const lakeWorkgroup = (stage: Stage): string => `skybarrel-${stage.name}`;

/** Tables, views and workgroup for queries in Athena like `select … from errors where dt = '2026-11-21'`. */
export const lakeCatalogue: Piece = (scope, house) => {
  const bucket = house.parts.buckets.get('Lake');
  const database = new CfnDatabase(scope, 'LakeDatabase', {
    catalogId: Aws.ACCOUNT_ID,
    databaseInput: {
      name: lakeDatabase(house.stage),
      description: 'Telemetry and events by the hour; domain/lake has its tables and views',
    },
  });
  for (const name of lakeTableNames) glueTable(scope, bucket, database, name);
  for (const name of lakeViewNames) glueView(scope, database, lakeDatabase(house.stage), name);
  new CfnWorkGroup(scope, 'LakeWorkgroup', {
    name: lakeWorkgroup(house.stage),
    // Otherwise a workgroup that has run a query cannot be deleted, and neither can its stack.
    recursiveDeleteOption: true,
    description: 'Questions to the lake; analysts only, because events carry names and e-mail addresses',
    workGroupConfiguration: {
      enforceWorkGroupConfiguration: true,
      publishCloudWatchMetricsEnabled: false,
      bytesScannedCutoffPerQuery: MAX_QUERY_BYTES,
      resultConfiguration: {
        outputLocation: bucket.s3UrlForObject(`${RESULTS_FOLDER}/`),
        encryptionConfiguration: { encryptionOption: 'SSE_S3' },
      },
    },
  });
};
