import type { Identify } from './identity.ts';
import { arn, globalArn, physicalName, stableId, uuidOf } from './identity.ts';

/*
 * The values of Ref and Fn::GetAtt for each type of resource. They depend only on names, stack and account, so that they are the
 * same at every start.
 */

export const idOnly =
  (length: number, attribute = 'Id'): Identify =>
  (naming) => {
    const id = stableId(naming, length);
    return { ref: id, attributes: { [attribute]: id } };
  };

export const table: Identify = (naming) => {
  const name = physicalName(naming, 'TableName', 255);
  const tableArn = arn(naming, 'dynamodb', `table/${name}`);
  return {
    ref: name,
    attributes: {
      Arn: tableArn,
      StreamArn: `${tableArn}/stream/${naming.measuring ? '2026-01-01T00:00:00.000' : 'home'}`,
      TableId: name,
    },
  };
};

export const queue: Identify = (naming) => {
  const suffix = naming.property('FifoQueue') === true ? '.fifo' : '';
  const given = naming.property('QueueName');
  const name =
    given === undefined
      ? `${physicalName(naming, 'QueueName', naming.measuring ? 80 : 75)}${suffix}`
      : String(given);
  const url = `${naming.queueOrigin}/${naming.accountId}/${name}`;
  return { ref: url, attributes: { Arn: arn(naming, 'sqs', name), QueueName: name, QueueUrl: url } };
};

export const bucket: Identify = (naming) => {
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

export const lambdaFunction: Identify = (naming) => {
  const name = physicalName(naming, 'FunctionName', 64);
  return { ref: name, attributes: { Arn: arn(naming, 'lambda', `function:${name}`) } };
};

export const userPool: Identify = (naming) => {
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

export const userPoolClient: Identify = (naming) => {
  const id = stableId(naming, 26);
  return { ref: id, attributes: { ClientId: id, Name: physicalName(naming, 'ClientName', 128) } };
};

export const httpApi: Identify = (naming) => {
  const id = stableId(naming, 10);
  return {
    ref: id,
    attributes: { ApiId: id, ApiEndpoint: `https://${id}.execute-api.${naming.region}.amazonaws.com` },
  };
};

export const distribution: Identify = (naming) => {
  const id = `E${stableId(naming, 13).toUpperCase()}`;
  return { ref: id, attributes: { Id: id, DomainName: naming.host } };
};

export const edgeFunction: Identify = (naming) => {
  const functionArn = globalArn(naming, 'cloudfront', `function/${physicalName(naming, 'Name', 64)}`);
  return {
    ref: functionArn,
    attributes: { FunctionARN: functionArn, 'FunctionMetadata.FunctionARN': functionArn, Stage: 'LIVE' },
  };
};

export const keyValueStore: Identify = (naming) => {
  const id = uuidOf(naming);
  return {
    ref: physicalName(naming, 'Name', 64),
    attributes: {
      Id: id,
      Arn: globalArn(naming, 'cloudfront', `key-value-store/${id}`),
      Status: 'READY',
    },
  };
};

export const webAcl: Identify = (naming) => {
  const name = physicalName(naming, 'Name', 128);
  const id = uuidOf(naming);
  return {
    ref: `${name}|${id}|${String(naming.property('Scope'))}`,
    attributes: {
      Arn: arn(naming, 'wafv2', `global/webacl/${name}/${id}`),
      Id: id,
      LabelNamespace: `awswaf:${naming.accountId}:webacl:${name}:`,
    },
  };
};

/** Named by a property, with an ARN of `service` that ends with `prefix` and the name. */
export const named =
  (property: string, service: string, prefix: string, limit: number): Identify =>
  (naming) => {
    const name = physicalName(naming, property, limit);
    return { ref: name, attributes: { Arn: arn(naming, service, `${prefix}${name}`), Name: name } };
  };

export const rule: Identify = (naming) => {
  const name = physicalName(naming, 'Name', 64);
  const bus = naming.property('EventBusName');
  const place = bus === undefined || bus === 'default' ? '' : `${String(bus)}/`;
  return {
    ref: place === '' ? name : `${String(bus)}|${name}`,
    attributes: { Arn: arn(naming, 'events', `rule/${place}${name}`) },
  };
};

export const archive: Identify = (naming) => {
  const name = physicalName(naming, 'ArchiveName', 48);
  return { ref: name, attributes: { Arn: arn(naming, 'events', `archive/${name}`), ArchiveName: name } };
};

export const schedule: Identify = (naming) => {
  const name = physicalName(naming, 'Name', 64);
  return {
    ref: name,
    attributes: {
      Arn: arn(naming, 'scheduler', `schedule/${String(naming.property('GroupName') ?? 'default')}/${name}`),
    },
  };
};

export const topic: Identify = (naming) => {
  const name = physicalName(naming, 'TopicName', 256);
  const topicArn = arn(naming, 'sns', name);
  return { ref: topicArn, attributes: { TopicArn: topicArn, TopicName: name } };
};

export const secret: Identify = (naming) => {
  const name = physicalName(naming, 'Name', 500);
  const secretArn = arn(naming, 'secretsmanager', `secret:${name}-${stableId(naming, 6)}`);
  return { ref: secretArn, attributes: { Id: secretArn } };
};

export const emailIdentity: Identify = (naming) => ({
  ref: String(naming.property('EmailIdentity')),
  attributes: Object.fromEntries(
    [1, 2, 3].flatMap((n) => [
      [`DkimDNSTokenName${n}`, `token${n}._domainkey.home`],
      [`DkimDNSTokenValue${n}`, `token${n}.dkim.home`],
    ]),
  ),
});

export const role: Identify = (naming) => {
  const name = physicalName(naming, 'RoleName', 64);
  return {
    ref: name,
    attributes: {
      Arn: globalArn(naming, 'iam', `role/${name}`),
      RoleId: `AROA${stableId(naming, 17).toUpperCase()}`,
    },
  };
};

export const managedPolicy: Identify = (naming) => {
  const policyArn = globalArn(naming, 'iam', `policy/${physicalName(naming, 'ManagedPolicyName', 128)}`);
  return { ref: policyArn, attributes: { PolicyArn: policyArn } };
};

export const logGroup: Identify = (naming) => {
  const name = physicalName(naming, 'LogGroupName', 512);
  return { ref: name, attributes: { Arn: arn(naming, 'logs', `log-group:${name}:*`) } };
};

export const layer: Identify = (naming) => {
  const layerArn = arn(naming, 'lambda', `layer:${physicalName(naming, 'LayerName', 140)}:1`);
  return { ref: layerArn, attributes: { LayerVersionArn: layerArn } };
};

export const eventSourceMapping: Identify = (naming) => {
  const id = uuidOf(naming);
  return {
    ref: id,
    attributes: { Id: id, EventSourceMappingArn: arn(naming, 'lambda', `event-source-mapping:${id}`) },
  };
};

export const alarm: Identify = (naming) => {
  const name = physicalName(naming, 'AlarmName', 255);
  return { ref: name, attributes: { Arn: arn(naming, 'cloudwatch', `alarm:${name}`) } };
};

export const bucketDeployment: Identify = (naming) => ({
  ref: stableId(naming, 20),
  attributes: {
    DestinationBucketArn: `arn:aws:s3:::${String(naming.property('DestinationBucketName'))}`,
  },
});

/** Named by a property, without attributes. */
export const nameOnly =
  (property: string, limit: number): Identify =>
  (naming) => ({ ref: physicalName(naming, property, limit), attributes: {} });

export const logicalIdOnly = nameOnly('Name', 255);

/** Named by a property of a nested object, as in the data catalog. */
export const namedWithin =
  (property: string): Identify =>
  (naming) => {
    const { Name: name } = (naming.property(property) ?? {}) as { readonly Name?: unknown };
    return { ref: typeof name === 'string' ? name : physicalName(naming, 'Name', 255), attributes: {} };
  };
