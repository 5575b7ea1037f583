import type { Identify, Naming } from './identity.ts';
import { arn, globalArn, physicalName, stableId } from './identity.ts';

/** What the cloud at home does with a type of resource. */
export interface KnownType {
  readonly identify: Identify;
  /** Why nothing runs for it at home; undefined when something does. */
  readonly inert?: string;
}

const idOnly =
  (length: number, attribute = 'Id'): Identify =>
  (naming) => {
    const id = stableId(naming, length);
    return { ref: id, attributes: { [attribute]: id } };
  };

const table: Identify = (naming) => {
  const name = physicalName(naming, 'TableName', 255);
  const tableArn = arn(naming, 'dynamodb', `table/${name}`);
  return { ref: name, attributes: { Arn: tableArn, StreamArn: `${tableArn}/stream/home`, TableId: name } };
};

const queue: Identify = (naming) => {
  const suffix = naming.property('FifoQueue') === true ? '.fifo' : '';
  const given = naming.property('QueueName');
  const name = given === undefined ? `${physicalName(naming, 'QueueName', 75)}${suffix}` : String(given);
  const url = `${naming.queueOrigin}/${naming.accountId}/${name}`;
  return { ref: url, attributes: { Arn: arn(naming, 'sqs', name), QueueName: name, QueueUrl: url } };
};

const bucket: Identify = (naming) => {
  const name = physicalName(naming, 'BucketName', 63).toLowerCase();
  return {
    ref: name,
    attributes: {
      Arn: `arn:aws:s3:::${name}`,
      DomainName: `${name}.s3.amazonaws.com`,
      RegionalDomainName: `${name}.s3.${naming.region}.amazonaws.com`,
    },
  };
};

const lambdaFunction: Identify = (naming) => {
  const name = physicalName(naming, 'FunctionName', 64);
  return { ref: name, attributes: { Arn: arn(naming, 'lambda', `function:${name}`) } };
};

const userPool: Identify = (naming) => {
  const id = `${naming.region}_${stableId(naming, 9)}`;
  const provider = `cognito-idp.${naming.region}.amazonaws.com/${id}`;
  return {
    ref: id,
    attributes: {
      Arn: arn(naming, 'cognito-idp', `userpool/${id}`),
      UserPoolId: id,
      ProviderName: provider,
      ProviderURL: `https://${provider}`,
    },
  };
};

const userPoolClient: Identify = (naming) => {
  const id = stableId(naming, 26);
  return { ref: id, attributes: { ClientId: id, Name: physicalName(naming, 'ClientName', 128) } };
};

const httpApi: Identify = (naming) => {
  const id = stableId(naming, 10);
  return {
    ref: id,
    attributes: { ApiId: id, ApiEndpoint: `https://${id}.execute-api.${naming.region}.amazonaws.com` },
  };
};

const distribution: Identify = (naming) => {
  const id = `E${stableId(naming, 13).toUpperCase()}`;
  return { ref: id, attributes: { Id: id, DomainName: naming.host } };
};

const edgeFunction: Identify = (naming) => {
  const functionArn = globalArn(naming, 'cloudfront', `function/${physicalName(naming, 'Name', 64)}`);
  return {
    ref: functionArn,
    attributes: { FunctionARN: functionArn, 'FunctionMetadata.FunctionARN': functionArn, Stage: 'LIVE' },
  };
};

const keyValueStore: Identify = (naming) => {
  const id = stableId(naming, 20);
  return {
    ref: physicalName(naming, 'Name', 64),
    attributes: {
      Id: id,
      Arn: globalArn(naming, 'cloudfront', `key-value-store/${id}`),
      Status: 'READY',
    },
  };
};

const webAcl: Identify = (naming) => {
  const name = physicalName(naming, 'Name', 128);
  const id = stableId(naming, 20);
  return {
    ref: `${name}|${id}|${String(naming.property('Scope'))}`,
    attributes: {
      Arn: arn(naming, 'wafv2', `global/webacl/${name}/${id}`),
      Id: id,
      LabelNamespace: `awswaf:${naming.accountId}:webacl:${name}:`,
    },
  };
};

/** Named by a property, with an ARN of `service`: `prefix` and the name. */
const named =
  (property: string, service: string, prefix: string, limit: number): Identify =>
  (naming) => {
    const name = physicalName(naming, property, limit);
    return { ref: name, attributes: { Arn: arn(naming, service, `${prefix}${name}`), Name: name } };
  };

const rule: Identify = (naming) => {
  const name = physicalName(naming, 'Name', 64);
  const bus = naming.property('EventBusName');
  const place = bus === undefined || bus === 'default' ? '' : `${String(bus)}/`;
  return {
    ref: place === '' ? name : `${String(bus)}|${name}`,
    attributes: { Arn: arn(naming, 'events', `rule/${place}${name}`) },
  };
};

const archive: Identify = (naming) => {
  const name = physicalName(naming, 'ArchiveName', 48);
  return { ref: name, attributes: { Arn: arn(naming, 'events', `archive/${name}`), ArchiveName: name } };
};

const schedule: Identify = (naming) => {
  const name = physicalName(naming, 'Name', 64);
  return {
    ref: name,
    attributes: {
      Arn: arn(naming, 'scheduler', `schedule/${String(naming.property('GroupName') ?? 'default')}/${name}`),
    },
  };
};

const topic: Identify = (naming) => {
  const name = physicalName(naming, 'TopicName', 256);
  const topicArn = arn(naming, 'sns', name);
  return { ref: topicArn, attributes: { TopicArn: topicArn, TopicName: name } };
};

const secret: Identify = (naming) => {
  const name = physicalName(naming, 'Name', 500);
  const secretArn = arn(naming, 'secretsmanager', `secret:${name}-${stableId(naming, 6)}`);
  return { ref: secretArn, attributes: { Id: secretArn } };
};

const emailIdentity: Identify = (naming) => ({
  ref: String(naming.property('EmailIdentity')),
  attributes: Object.fromEntries(
    [1, 2, 3].flatMap((n) => [
      [`DkimDNSTokenName${n}`, `token${n}._domainkey.home`],
      [`DkimDNSTokenValue${n}`, `token${n}.dkim.home`],
    ]),
  ),
});

const role: Identify = (naming) => {
  const name = physicalName(naming, 'RoleName', 64);
  return {
    ref: name,
    attributes: {
      Arn: globalArn(naming, 'iam', `role/${name}`),
      RoleId: `AROA${stableId(naming, 17).toUpperCase()}`,
    },
  };
};

const managedPolicy: Identify = (naming) => {
  const policyArn = globalArn(naming, 'iam', `policy/${physicalName(naming, 'ManagedPolicyName', 128)}`);
  return { ref: policyArn, attributes: { PolicyArn: policyArn } };
};

const logGroup: Identify = (naming) => {
  const name = physicalName(naming, 'LogGroupName', 512);
  return { ref: name, attributes: { Arn: arn(naming, 'logs', `log-group:${name}:*`) } };
};

const layer: Identify = (naming) => {
  const layerArn = arn(naming, 'lambda', `layer:${physicalName(naming, 'LayerName', 140)}:1`);
  return { ref: layerArn, attributes: { LayerVersionArn: layerArn } };
};

const eventSourceMapping: Identify = (naming) => {
  const id = stableId(naming, 20);
  return {
    ref: id,
    attributes: { Id: id, EventSourceMappingArn: arn(naming, 'lambda', `event-source-mapping:${id}`) },
  };
};

const alarm: Identify = (naming) => {
  const name = physicalName(naming, 'AlarmName', 255);
  return { ref: name, attributes: { Arn: arn(naming, 'cloudwatch', `alarm:${name}`) } };
};

const bucketDeployment: Identify = (naming) => ({
  ref: stableId(naming, 20),
  attributes: {
    DestinationBucketArn: `arn:aws:s3:::${String(naming.property('DestinationBucketName'))}`,
  },
});

const logicalIdOnly: Identify = (naming: Naming) => ({
  ref: physicalName(naming, 'Name', 255),
  attributes: {},
});

const run = (identify: Identify): KnownType => ({ identify });
const inert = (identify: Identify, reason: string): KnownType => ({ identify, inert: reason });

const permissions = 'calls at home are not held to permissions; each function signs with its own key id';
const observability = 'nothing is measured at home: read the logs in the data folder';

const knownTypes: Readonly<Record<string, KnownType>> = {
  'AWS::Lambda::Function': run(lambdaFunction),
  'AWS::Lambda::EventSourceMapping': run(eventSourceMapping),
  'AWS::Lambda::EventInvokeConfig': run(idOnly(20)),
  'AWS::DynamoDB::Table': run(table),
  'AWS::DynamoDB::GlobalTable': run(table),
  'AWS::SQS::Queue': run(queue),
  'AWS::S3::Bucket': run(bucket),
  'AWS::SNS::Topic': run(topic),
  'AWS::SNS::Subscription': run(idOnly(20, 'Arn')),
  'AWS::Events::EventBus': run(named('Name', 'events', 'event-bus/', 256)),
  'AWS::Events::Rule': run(rule),
  'AWS::Events::Archive': run(archive),
  'AWS::Scheduler::Schedule': run(schedule),
  'AWS::Scheduler::ScheduleGroup': run(named('Name', 'scheduler', 'schedule-group/', 64)),
  'AWS::SecretsManager::Secret': run(secret),
  'AWS::Cognito::UserPool': run(userPool),
  'AWS::Cognito::UserPoolClient': run(userPoolClient),
  'AWS::Cognito::UserPoolGroup': run((naming) => ({
    ref: physicalName(naming, 'GroupName', 128),
    attributes: {},
  })),
  'AWS::ApiGatewayV2::Api': run(httpApi),
  'AWS::ApiGatewayV2::Route': run(idOnly(7, 'RouteId')),
  'AWS::ApiGatewayV2::Integration': run(idOnly(7, 'IntegrationId')),
  'AWS::ApiGatewayV2::Authorizer': run(idOnly(6, 'AuthorizerId')),
  'AWS::ApiGatewayV2::Stage': run((naming) => ({
    ref: physicalName(naming, 'StageName', 128),
    attributes: {},
  })),
  'AWS::CloudFront::Distribution': run(distribution),
  'AWS::CloudFront::Function': run(edgeFunction),
  'AWS::CloudFront::KeyValueStore': run(keyValueStore),
  'AWS::CloudFront::OriginAccessControl': run(idOnly(14)),
  'AWS::CloudFront::ResponseHeadersPolicy': run(idOnly(16)),
  'AWS::CloudFront::CachePolicy': run(idOnly(16)),
  'AWS::CloudFront::OriginRequestPolicy': run(idOnly(16)),
  'AWS::WAFv2::WebACL': run(webAcl),
  'AWS::SES::EmailIdentity': run(emailIdentity),
  'AWS::SES::ConfigurationSet': run(named('Name', 'ses', 'configuration-set/', 64)),
  'Custom::CDKBucketDeployment': run(bucketDeployment),

  'AWS::Lambda::Permission': inert(idOnly(12), permissions),
  'AWS::IAM::Role': inert(role, permissions),
  'AWS::IAM::Policy': inert(logicalIdOnly, permissions),
  'AWS::IAM::ManagedPolicy': inert(managedPolicy, permissions),
  'AWS::S3::BucketPolicy': inert(logicalIdOnly, permissions),
  'AWS::SQS::QueuePolicy': inert(logicalIdOnly, permissions),
  'AWS::SNS::TopicPolicy': inert(logicalIdOnly, permissions),
  'AWS::Events::EventBusPolicy': inert(logicalIdOnly, permissions),
  'AWS::Logs::ResourcePolicy': inert(logicalIdOnly, permissions),
  'AWS::Logs::LogGroup': inert(logGroup, 'functions write to the logs folder of the data folder'),
  'AWS::Logs::MetricFilter': inert(logicalIdOnly, observability),
  'AWS::Logs::QueryDefinition': inert(logicalIdOnly, observability),
  'AWS::CloudWatch::Alarm': inert(alarm, observability),
  'AWS::CloudWatch::CompositeAlarm': inert(alarm, observability),
  'AWS::CloudWatch::Dashboard': inert(logicalIdOnly, observability),
  'AWS::WAFv2::WebACLAssociation': inert(
    logicalIdOnly,
    'the firewall at home stands before the distribution; Cognito keeps its own limits',
  ),
  'AWS::WAFv2::LoggingConfiguration': inert(logicalIdOnly, observability),
  'AWS::SES::ConfigurationSetEventDestination': inert(idOnly(12), 'mail at home stays in the console'),
  'AWS::Lambda::LayerVersion': inert(layer, 'only the bucket deployment of CDK brings a layer'),
  'AWS::CDK::Metadata': inert(logicalIdOnly, 'CDK counts its users with it'),
  'Custom::S3AutoDeleteObjects': inert(logicalIdOnly, 'delete the data folder instead'),
};

/** What is known of this type; undefined for a type that the cloud at home has never heard of. */
export const knownType = (type: string): KnownType | undefined =>
  Object.hasOwn(knownTypes, type) ? knownTypes[type] : undefined;
