import { expect, test } from 'vitest';
import type { ResolvedResource } from '../../template/model.ts';
import { withViewersPerAddress } from './viewers-per-address.ts';

const rules = [{ Statement: { RateBasedStatement: { Limit: 1500, AggregateKeyType: 'IP' } } }];
const acl = { type: 'AWS::WAFv2::WebACL', properties: { Rules: rules } } as unknown as ResolvedResource;
const table = { type: 'AWS::DynamoDB::Table', properties: { Limit: 3 } } as unknown as ResolvedResource;

test('the limits of firewalls grow with the viewers behind an address, and nothing else', () => {
  const template = withViewersPerAddress({ ofType: () => [acl, table] }, 10);
  const [firewall, other] = template.ofType();
  expect(JSON.stringify(firewall?.properties)).toContain('"Limit":15000');
  expect(other).toBe(table);
});
