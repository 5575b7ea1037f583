import { RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, BillingMode, ProjectionType, StreamViewType, Table } from 'aws-cdk-lib/aws-dynamodb';
import { Construct } from 'constructs';
import { lasting } from './lasting.ts';

export interface HouseTableProps {
  /** True for a table whose stores write events beside their changes: the relay follows its stream. */
  readonly outbox?: boolean;
  /** True for a table that something else follows. Streams show new images. */
  readonly followed?: boolean;
  /** True for a table that is also listed in another order than its keys'. An index is paid with each write. */
  readonly indexed?: boolean;
}

/**
 * The table of a domain: `pk` and `sk` are strings, with an index `gsi1` if wanted, on demand, point-in-time recovery for
 * 35 days, retained when its stack is deleted, encrypted with DynamoDB's own key, `expires_at` as time to live.
 */
export class HouseTable extends Construct {
  readonly table: Table;
  /** Whether the relay follows it. */
  readonly outbox: boolean;
  /** The exact ARN of its index, if it has one, so that nobody is granted `index/*`. */
  readonly indexArn: string | undefined;

  constructor(scope: Construct, id: string, props: HouseTableProps = {}) {
    super(scope, id);
    this.outbox = props.outbox ?? false;
    this.table = new Table(this, 'Table', {
      partitionKey: { name: 'pk', type: AttributeType.STRING },
      sortKey: { name: 'sk', type: AttributeType.STRING },
      billingMode: BillingMode.PAY_PER_REQUEST,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: true,
      // Retained when its creation is rolled back, too: deletion protection would make the rollback fail. The table has a
      // generated name, so it is not in the way of the next try.
      removalPolicy: RemovalPolicy.RETAIN,
      timeToLiveAttribute: 'expires_at',
      ...(props.outbox || props.followed ? { stream: StreamViewType.NEW_IMAGE } : {}),
    });
    const { tableName, tableArn, tableStreamArn } = this.table;
    lasting(this.table, tableName, tableArn, ...(tableStreamArn ? [tableStreamArn] : []));
    this.indexArn = props.indexed ? this.index() : undefined;
  }

  private index(): string {
    this.table.addGlobalSecondaryIndex({
      indexName: 'gsi1',
      partitionKey: { name: 'gsi1pk', type: AttributeType.STRING },
      sortKey: { name: 'gsi1sk', type: AttributeType.STRING },
      projectionType: ProjectionType.ALL,
    });
    return `${this.table.tableArn}/index/gsi1`;
  }
}
