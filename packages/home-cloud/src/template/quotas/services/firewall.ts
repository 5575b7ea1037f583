import { at, listAt } from '../../checks/finding.ts';
import type { ResolvedResource } from '../../model.ts';
import { capacityOf, type Statement } from '../capacity.ts';
import { bytesIn, each, eachIn, lengthOf } from '../measures.ts';
import { type Quota, quota } from '../quota.ts';

const page = 'AWS WAF Developer Guide: AWS WAF quotas';
const acl = 'AWS::WAFv2::WebACL';

interface Rule {
  readonly Name?: string;
  readonly Statement?: Statement;
}
const rulesOf = (resource: ResolvedResource): readonly Rule[] => listAt(resource, 'Rules') as readonly Rule[];

const bodiesOf = (resource: ResolvedResource): readonly number[] =>
  Object.values(
    (at(resource, 'CustomResponseBodies') as Record<string, { readonly Content: string }> | undefined) ?? {},
  ).map(({ Content }) => bytesIn(Content));

/** Firewalls. Above 1,500 units AWS takes a firewall too, but charges for its requests, so that is the limit here. */
export const firewall: readonly Quota[] = [
  quota(
    'Capacity of a firewall',
    1500,
    'units',
    'AWS WAF Developer Guide: Web ACL capacity units (WCUs) in AWS WAF',
    each(acl, (one) =>
      rulesOf(one).reduce((sum, { Statement }) => sum + (Statement ? capacityOf(Statement) : 0), 0),
    ),
  ),
  quota(
    'Rate-based rules of a firewall',
    10,
    'rules',
    page,
    each(acl, (one) => rulesOf(one).filter(({ Statement }) => Statement?.RateBasedStatement).length),
  ),
  quota(
    'Limit of a rate-based rule',
    [10, 2_000_000_000],
    'requests',
    'AWS WAF API Reference: RateBasedStatement',
    each(acl, (one) => rulesOf(one).map(({ Statement }) => Statement?.RateBasedStatement?.Limit)),
  ),
  quota(
    'Custom response bodies of a firewall',
    50,
    'bodies',
    page,
    each(acl, (one) => bodiesOf(one).length),
  ),
  quota('Size of a custom response body', 4096, 'bytes', page, each(acl, bodiesOf)),
  quota(
    'Custom response bodies of a firewall together',
    51_200,
    'bytes',
    page,
    each(acl, (one) => bodiesOf(one).reduce((sum, size) => sum + size, 0)),
  ),
  quota(
    'Name of a firewall',
    128,
    'characters',
    'AWS WAF API Reference: CreateWebACL',
    lengthOf(acl, 'Name'),
  ),
  quota(
    'Description of a firewall',
    256,
    'characters',
    'AWS WAF API Reference: CreateWebACL',
    lengthOf(acl, 'Description'),
  ),
  quota(
    'Name of a rule of a firewall',
    128,
    'characters',
    'AWS WAF API Reference: Rule',
    eachIn<Rule>(acl, 'Rules', ({ Name }) => Name?.length),
  ),
];
