/** A resource of a template. */
export interface Described {
  readonly type: string;
  readonly properties: Readonly<Record<string, unknown>>;
}

export interface Namesake<Resource extends Described> {
  readonly name: string;
  readonly first: Resource;
  readonly second: Resource;
}

/** Types with an id. Several of their resources may have the same name. */
const mayShare = new Set(['AWS::ApiGatewayV2::Api', 'AWS::Cognito::UserPool', 'AWS::IAM::Policy']);

/** Types whose names are unique only within the resource of this property. */
const within: Readonly<Record<string, string>> = {
  'AWS::ApiGatewayV2::Stage': 'ApiId',
  'AWS::ApiGatewayV2::Authorizer': 'ApiId',
  'AWS::Cognito::UserPoolGroup': 'UserPoolId',
  'AWS::Events::Rule': 'EventBusName',
  'AWS::Scheduler::Schedule': 'GroupName',
  'AWS::WAFv2::WebACL': 'Scope',
};

/** The name that the template sets: a queue's QueueName, a group's GroupName, a secret's Name, a policy's Config.Name. */
const givenName = ({ type, properties }: Described): string | undefined => {
  const kind = type.split('::').at(-1) ?? '';
  const config = properties[`${kind}Config`] as { readonly Name?: unknown } | undefined;
  const names = [
    properties[`${kind}Name`],
    properties[`${kind.replace(/^UserPool/, '')}Name`],
    properties.Name,
    config?.Name,
  ];
  return names.find((name) => typeof name === 'string');
};

/**
 * Pairs of resources with the same physical name. Names are unique per type and region, over all stacks, and CloudFormation finds a
 * duplicate only in the middle of a deployment. Names that CloudFormation chooses are always unique.
 */
export const namesakes = <Resource extends Described>(
  resources: readonly Resource[],
): readonly Namesake<Resource>[] => {
  const taken = new Map<string, Resource>();
  return resources.flatMap((second) => {
    const name = mayShare.has(second.type) ? undefined : givenName(second);
    if (name === undefined) return [];
    const scope = within[second.type];
    const key = JSON.stringify([second.type, scope && second.properties[scope], name]);
    const first = taken.get(key);
    if (first === undefined) taken.set(key, second);
    return first === undefined ? [] : [{ name, first, second }];
  });
};
