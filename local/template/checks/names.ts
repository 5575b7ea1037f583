import { describePlace } from '../errors.ts';
import type { ResolvedResource, ResolvedTemplate } from '../model.ts';
import { at, type Finding, textAt } from './finding.ts';

/** Types of which many may have one name: the id tells them apart. */
const namesakes = new Set(['AWS::ApiGatewayV2::Api', 'AWS::Cognito::UserPool', 'AWS::IAM::Policy']);

/** Types whose names are told apart within what this property names, and nowhere else. */
const within: Readonly<Record<string, string>> = {
  'AWS::ApiGatewayV2::Stage': 'ApiId',
  'AWS::ApiGatewayV2::Authorizer': 'ApiId',
  'AWS::Cognito::UserPoolGroup': 'UserPoolId',
  'AWS::Events::Rule': 'EventBusName',
  'AWS::Scheduler::Schedule': 'GroupName',
  'AWS::WAFv2::WebACL': 'Scope',
};

/** The name that the template itself gives to a resource: a queue's QueueName, a secret's Name, a policy's Config.Name. */
const givenName = (resource: ResolvedResource): string | undefined => {
  const kind = resource.type.split('::').at(-1) ?? '';
  const short = kind.replace(/^UserPool/, '');
  return [`${kind}Name`, `${short}Name`, 'Name', `${kind}Config.Name`]
    .map((path) => textAt(resource, path))
    .find((name) => name !== undefined);
};

/** Physical names are unique per type and region, whatever the stack. */
export function* uniqueNames({ resources }: ResolvedTemplate): Iterable<Finding> {
  const taken = new Map<string, ResolvedResource>();
  for (const resource of resources) {
    const name = namesakes.has(resource.type) ? undefined : givenName(resource);
    if (name === undefined) continue;
    const scope = within[resource.type];
    const key = JSON.stringify([resource.type, scope && at(resource, scope), name]);
    const first = taken.get(key);
    if (first === undefined) taken.set(key, resource);
    else yield { place: resource, says: `${name} already exists: ${describePlace(first)}` };
  }
}
