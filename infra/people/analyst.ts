import type { Construct } from 'constructs';
import { RESULTS_FOLDER } from '#domain/lake/files.ts';
import type { House } from '../house.ts';
import { lakeDatabase, lakeWorkgroup } from '../lake/catalogue.ts';
import { allow } from '../patterns/allow.ts';
import { objectsFinding } from '../patterns/uses.ts';
import { findingOn, here, personRole } from './person-role.ts';

const queries = [
  'athena:GetQueryExecution',
  'athena:GetQueryResults',
  'athena:GetWorkGroup',
  'athena:ListQueryExecutions',
  'athena:StartQueryExecution',
  'athena:StopQueryExecution',
];

/** Queries the lake in SQL in the stage's own workgroup, which limits the bytes of a query. It writes only results of queries. */
export const analyst = (scope: Construct, house: House): void => {
  const lake = house.parts.buckets.get('Lake');
  const database = lakeDatabase(house.stage);
  const tables = here('glue', `table/${database}/*`);
  const results = `${RESULTS_FOLDER}/`;
  personRole(scope, house, {
    name: 'analyst',
    description: 'Asks the lake in SQL. Events in it carry names and e-mail addresses',
    statements: [
      allow(queries, here('athena', `workgroup/${lakeWorkgroup(house.stage)}`)),
      allow(
        ['glue:GetDatabase', 'glue:GetPartitions', 'glue:GetTable', 'glue:GetTables'],
        here('glue', 'catalog'),
        here('glue', `database/${database}`),
        tables,
      ),
      allow(['s3:GetBucketLocation', 's3:ListBucket'], lake.bucketArn),
      allow(['s3:GetObject'], `${lake.bucketArn}/*`),
      allow(['s3:AbortMultipartUpload', 's3:PutObject'], `${lake.bucketArn}/${results}*`),
    ],
    wildcards: {
      findings: [findingOn(tables), objectsFinding(lake, ''), objectsFinding(lake, results)],
      evidence:
        'Tables of one database and objects of one bucket: new ones come every hour, and the analyst may read all of them.',
    },
  });
};
