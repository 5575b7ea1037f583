import { RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, BillingMode, ProjectionType, StreamViewType, Table } from 'aws-cdk-lib/aws-dynamodb';
import { Construct } from 'constructs';
import { lasting } from './lasting.ts';

export interface HouseTableProps {
  /** True when its store writes events together with its changes. Then the relay reads the table's stream. */
  readonly outbox?: boolean;
  /** True when another function reads its stream. Streams contain new images. */
  readonly followed?: boolean;
  /** True when its items are also listed in another order than that of the keys. The index adds cost to each write. */
  readonly indexed?: boolean;
}

/**
 * The table of a domain: string keys `pk` and `sk`, an index `gsi1` if declared, on-demand capacity, point-in-time recovery
 * for 35 days, encryption with DynamoDB's own key, `expires_at` as time to live. It is retained when its stack is deleted.
 */
export class HouseTable extends Construct {
  readonly table: Table;
  /** Whether the relay reads its stream. */
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
      // generated name, so the next try can make another one.
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
