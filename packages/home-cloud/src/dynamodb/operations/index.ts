import { batchExecuteStatement } from './items/batch-execute-statement.ts';
import { batchGetItem } from './items/batch-get-item.ts';
import { batchWriteItem } from './items/batch-write-item.ts';
import { deleteItem } from './items/delete-item.ts';
import { getItem } from './items/get-item.ts';
import { putItem } from './items/put-item.ts';
import { query } from './items/query.ts';
import { scan } from './items/scan.ts';
import { transactGetItems } from './items/transact-get-items.ts';
import { transactWriteItems } from './items/transact-write-items.ts';
import { updateItem } from './items/update-item.ts';
import type { Operation } from './operation.ts';
import { createTable } from './tables/create-table.ts';
import { deleteTable } from './tables/delete-table.ts';
import { describeTable } from './tables/describe-table.ts';
import { describeTimeToLive } from './tables/describe-time-to-live.ts';
import { listTables } from './tables/list-tables.ts';
import { updateTable } from './tables/update-table.ts';
import { updateTimeToLive } from './tables/update-time-to-live.ts';

/** The supported operations by their names in DynamoDB's API. */
export const operations: ReadonlyMap<string, Operation> = new Map(
  Object.entries({
    BatchExecuteStatement: batchExecuteStatement,
    BatchGetItem: batchGetItem,
    BatchWriteItem: batchWriteItem,
    CreateTable: createTable,
    DeleteItem: deleteItem,
    DeleteTable: deleteTable,
    DescribeTable: describeTable,
    DescribeTimeToLive: describeTimeToLive,
    GetItem: getItem,
    ListTables: listTables,
    PutItem: putItem,
    Query: query,
    Scan: scan,
    TransactGetItems: transactGetItems,
    TransactWriteItems: transactWriteItems,
    UpdateItem: updateItem,
    UpdateTable: updateTable,
    UpdateTimeToLive: updateTimeToLive,
  }),
);
