import { describe, expect, it } from 'vitest';
import { namesakes } from './unique-names.ts';

const resource = (type: string, properties: Record<string, unknown>) => ({ type, properties });
const clash = (type: string, first: Record<string, unknown>, second: Record<string, unknown> = first) =>
  namesakes([resource(type, first), resource(type, second)]).map(({ name }) => name);

describe('names that must be unique on AWS', () => {
  it.each([
    ['AWS::SQS::Queue', { QueueName: 'jobs' }],
    ['AWS::SecretsManager::Secret', { Name: 'jobs' }],
    ['AWS::CloudFront::CachePolicy', { CachePolicyConfig: { Name: 'jobs' } }],
    ['AWS::Cognito::UserPoolGroup', { GroupName: 'jobs', UserPoolId: { Ref: 'Pool' } }],
    ['AWS::Events::Rule', { Name: 'jobs', EventBusName: { Ref: 'Bus' } }],
  ])('are reported for %s', (type, properties) => {
    expect(clash(type, properties)).toEqual(['jobs']);
  });

  it.each([
    ['the user pool', 'AWS::Cognito::UserPoolGroup', { GroupName: 'staff', UserPoolId: 'a' }, 'UserPoolId'],
    ['the bus', 'AWS::Events::Rule', { Name: 'hourly', EventBusName: 'a' }, 'EventBusName'],
  ])('may be equal because of %s', (_what, type, properties, scope) => {
    expect(clash(type, properties, { ...properties, [scope]: 'b' })).toEqual([]);
  });

  it('may be equal for types with an id, for different types, and if CloudFormation chooses them', () => {
    expect(clash('AWS::Cognito::UserPool', { UserPoolName: 'house' })).toEqual([]);
    expect(clash('AWS::SQS::Queue', {})).toEqual([]);
    const types = ['AWS::Events::EventBus', 'AWS::Athena::WorkGroup'];
    expect(namesakes(types.map((type) => resource(type, { Name: 'house' })))).toEqual([]);
  });
});
