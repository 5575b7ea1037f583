import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { at, type Resource, synthesize, withAllOptions } from './cloud.ts';

/*
 * Resources that keep data, or that other stacks or people refer to by name, must not change: under another logical id or name
 * CloudFormation creates a new, empty resource and leaves the old one behind. `lasting.json` lists all of them and may only
 * grow.
 */
interface Lasting {
  readonly type: string;
  readonly name?: string;
  readonly stream?: string;
  readonly indexes?: readonly string[];
}
const list: Readonly<Record<string, Lasting>> = JSON.parse(
  readFileSync(new URL('lasting.json', import.meta.url), 'utf8'),
);

const cloud = synthesize(withAllOptions);

/** Types that keep no data, but with a new one of them all sessions end or addresses change. */
const carrying = [
  'AWS::ApiGatewayV2::Api',
  'AWS::CloudFront::Distribution',
  'AWS::CloudFront::KeyValueStore',
  'AWS::Cognito::UserPoolClient',
  'AWS::Cognito::UserPoolGroup',
  'AWS::Events::Archive',
  'AWS::Events::EventBus',
  'AWS::SecretsManager::Secret',
];
const nameIn = (resource: Resource) =>
  ['UserPoolName', 'GroupName', 'ArchiveName', 'SecretName', 'Name']
    .map((property) => resource.at(property))
    .find((name) => typeof name === 'string');

const found = Object.fromEntries(
  cloud.resources
    .filter(({ deletion, type }) => deletion?.startsWith('Retain') || carrying.includes(type))
    .map((resource): [string, Lasting] => {
      const name = nameIn(resource);
      const stream = resource.at('StreamSpecification.StreamViewType');
      const indexes = resource.list('GlobalSecondaryIndexes').map((one) => String(at(one, 'IndexName')));
      return [
        resource.id,
        {
          type: resource.type,
          ...(name ? { name: String(name) } : {}),
          ...(stream ? { stream: String(stream) } : {}),
          ...(indexes.length > 0 ? { indexes } : {}),
        },
      ];
    })
    .toSorted(([one], [other]) => (one < other ? -1 : 1)),
);

describe('a lasting resource', () => {
  it.each(Object.entries(list))(
    '%s still exists, with its name and its stream',
    (id, { indexes, ...listed }) => {
      const { indexes: _now, ...still } = found[id] ?? { type: 'gone' };
      expect(still).toEqual(listed);
    },
  );

  it('is on the list, each of them', () => {
    const missing = Object.entries(found).filter(([id]) => !list[id]);
    expect(missing, 'add these to tests/infra/lasting.json').toEqual([]);
  });

  it('gains or loses one index of a table at a time, as an update of DynamoDB takes it', () => {
    for (const [id, { indexes = [] }] of Object.entries(list)) {
      const now = found[id]?.indexes ?? [];
      const changed = [
        ...now.filter((one) => !indexes.includes(one)),
        ...indexes.filter((one) => !now.includes(one)),
      ];
      expect(changed.length, id).toBeLessThanOrEqual(1);
    }
  });
});
