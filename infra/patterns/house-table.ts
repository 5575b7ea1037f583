import { RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, BillingMode, ProjectionType, StreamViewType, Table } from 'aws-cdk-lib/aws-dynamodb';
import { Construct } from 'constructs';

export interface HouseTableProps {
  /** True for a table that carries an outbox or is otherwise followed: its stream shows new images. */
  readonly stream?: boolean;
  /** False for a table that is only ever read by its key: every index would be paid with each write. */
  readonly indexed?: boolean;
}

/**
 * A domain's table: `pk`/`sk` strings, one index `gsi1` unless told otherwise, on demand, recoverable to any second of
 * 35 days, never deleted with its stack, encrypted at rest with DynamoDB's own key, `expires_at` as time to live.
 */
export class HouseTable extends Construct {
  readonly table: Table;
  /** Exact ARNs of the indexes, so that nobody is granted `index/*`. */
  readonly indexArns: string[];

  constructor(scope: Construct, id: string, props: HouseTableProps = {}) {
    super(scope, id);
    this.table = new Table(this, 'Table', {
      partitionKey: { name: 'pk', type: AttributeType.STRING },
      sortKey: { name: 'sk', type: AttributeType.STRING },
      billingMode: BillingMode.PAY_PER_REQUEST,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
      timeToLiveAttribute: 'expires_at',
      ...(props.stream ? { stream: StreamViewType.NEW_IMAGE } : {}),
    });
    this.indexArns = props.indexed === false ? [] : [this.index()];
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
