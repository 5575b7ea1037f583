import { compilePattern } from 'home-cloud/aws';
import { describe, expect, it } from 'vitest';
import { fileOf, partitionColumns } from '#domain/lake/files.ts';
import { lakeTableNames, lakeTables, tableOfKind } from '#domain/lake/tables.ts';
import { columnsOf as columnsOfView, queryOf } from '#domain/lake/view.ts';
import { lakeViewNames, lakeViews } from '#domain/lake/views.ts';
import { batchKinds } from '#domain/telemetry/batch.ts';
import { eventCatalogue } from '#infra/event-catalogue.ts';
import { at, listOf, synthesize } from './cloud.ts';

const cloud = synthesize();
const lake = cloud.ofType('AWS::S3::Bucket').find(({ id }) => id.startsWith('data.Lake'));
const bucket = `s3://${lake?.id}/`;
const inCatalog = cloud.ofType('AWS::Glue::Table').map((one) => one.at('TableInput'));
const tables = inCatalog.filter((one) => at(one, 'TableType') === 'EXTERNAL_TABLE');
const views = inCatalog.filter((one) => at(one, 'TableType') === 'VIRTUAL_VIEW');
const tableNamed = (name: string) => tables.find((table) => at(table, 'Name') === name);
const columnsOf = (list: ReturnType<typeof at>) =>
  listOf(list).map((column) => [at(column, 'Name'), at(column, 'Type')]);
const typesOf = (columns: Readonly<Record<string, { readonly type: string }>>) =>
  Object.entries(columns).map(([name, { type }]) => [name, type]);

describe('the lake', () => {
  it('has a table for every kind of batch, and no other', () => {
    expect(tables.map((table) => at(table, 'Name')).toSorted()).toEqual([...lakeTableNames].toSorted());
    expect(new Set(batchKinds.map((kind) => tableOfKind[kind]))).toEqual(new Set(lakeTableNames));
  });

  it.each(lakeTableNames)(
    'declares the columns of %s as they are written, in the documented order',
    (name) => {
      const table = tableNamed(name);
      expect(columnsOf(at(table, 'StorageDescriptor.Columns'))).toEqual(typesOf(lakeTables[name].columns));
      expect(columnsOf(at(table, 'PartitionKeys'))).toEqual(typesOf(partitionColumns));
      expect(at(table, 'StorageDescriptor.SerdeInfo.SerializationLibrary')).toBe(
        'org.openx.data.jsonserde.JsonSerDe',
      );
    },
  );

  it.each(lakeTableNames)(
    'reads the files of %s by day and hour, from the folder where they are written',
    (name) => {
      const parameters = at(tableNamed(name), 'Parameters') as Record<string, string>;
      expect(parameters).toMatchObject({
        'projection.enabled': 'true',
        'projection.dt.type': 'date',
        'projection.hour.type': 'integer',
        'projection.hour.digits': '2',
      });
      const folder = parameters['storage.location.template']
        ?.replace(/\$\{dt\}/, '2026-11-03')
        .replace(/\$\{hour\}/, '05');
      expect(`${bucket}${fileOf(name, '2026-11-03T05')}`).toBe(`${folder}part.ndjson.gz`);
    },
  );

  it('has every view, and nothing else', () => {
    expect(views.map((view) => at(view, 'Name')).toSorted()).toEqual([...lakeViewNames].toSorted());
    expect(views.length + tables.length).toBe(inCatalog.length);
  });

  it.each(lakeViewNames)('keeps the view %s as Athena does, with the columns of its query', (name) => {
    const view = views.find((one) => at(one, 'Name') === name);
    const kept = /^\/\* Presto View: (\S+) \*\/$/.exec(String(at(view, 'ViewOriginalText')))?.[1] ?? '';
    expect(JSON.parse(Buffer.from(kept, 'base64').toString())).toEqual({
      originalSql: queryOf(lakeViews[name]),
      catalog: 'awsdatacatalog',
      schema: at(cloud.ofType('AWS::Glue::Database')[0]?.at('DatabaseInput'), 'Name'),
      columns: Object.entries(columnsOfView(lakeViews[name])).map(([column, { type }]) => ({
        name: column,
        type: type === 'string' ? 'varchar' : type,
      })),
    });
    expect(at(view, 'Parameters')).toMatchObject({ presto_view: 'true' });
    expect(columnsOf(at(view, 'StorageDescriptor.Columns'))).toEqual(typesOf(columnsOfView(lakeViews[name])));
    // The catalog keeps a text of up to 400 KB.
    expect(kept.length).toBeLessThan(409_600);
  });

  it('has partitions for as long as the bucket keeps files', () => {
    const days = listOf(lake?.at('LifecycleConfiguration.Rules'))
      .filter((rule) => at(rule, 'Prefix') === undefined)
      .map((rule) => at(rule, 'ExpirationInDays'));
    const parameters = at(tableNamed('errors'), 'Parameters') as Record<string, string>;
    expect(days.map((kept) => `NOW-${kept}DAYS,NOW+1DAYS`)).toEqual([parameters['projection.dt.range']]);
  });

  it('enforces encrypted query results in one place and a limit on the bytes that a query may read', () => {
    const [workgroup] = cloud.ofType('AWS::Athena::WorkGroup');
    expect(workgroup?.at('WorkGroupConfiguration')).toMatchObject({
      EnforceWorkGroupConfiguration: true,
      BytesScannedCutoffPerQuery: 10 * 1024 ** 3,
      ResultConfiguration: {
        OutputLocation: `${bucket}athena/`,
        EncryptionConfiguration: { EncryptionOption: 'SSE_S3' },
      },
    });
  });

  it.each(eventCatalogue.map(({ type, source }) => [type, source] as const))(
    'keeps every %s',
    (type, source) => {
      const keeps = (target: ReturnType<typeof at>): boolean =>
        cloud.behind(at(target, 'Arn'))?.at('Description') === 'lambdas/lake/keep-event';
      const rules = cloud.ofType('AWS::Events::Rule').filter((rule) => rule.list('Targets').some(keeps));
      expect(rules).toHaveLength(1);
      const hears = compilePattern(rules[0]?.at('EventPattern'));
      expect(hears({ source, 'detail-type': type, detail: {} })).toBe(true);
      expect(hears({ source: 'aws.health', 'detail-type': type, detail: {} })).toBe(false);
    },
  );
});
