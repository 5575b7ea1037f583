import type { ResolvedTemplate } from '../model.ts';
import { matchesReference } from '../references.ts';
import { type Finding, textAt } from './finding.ts';

/** A distribution needs a firewall with the scope CLOUDFRONT. All other resources need the scope REGIONAL. */
export function* firewallScopes(template: ResolvedTemplate): Iterable<Finding> {
  const walls = template.ofType('AWS::WAFv2::WebACL');
  const uses = [
    ['AWS::CloudFront::Distribution', 'DistributionConfig.WebACLId', 'CLOUDFRONT'],
    ['AWS::WAFv2::WebACLAssociation', 'WebACLArn', 'REGIONAL'],
  ] as const;
  for (const [type, path, wanted] of uses) {
    for (const place of template.ofType(type)) {
      const arn = textAt(place, path);
      const wall = walls.find((it) => arn !== undefined && matchesReference(it, arn));
      const scope = wall && textAt(wall, 'Scope');
      if (arn !== undefined && wall === undefined)
        yield { place, message: `the template has no firewall ${arn}` };
      else if (scope !== undefined && scope !== wanted)
        yield { place, message: `the firewall ${wall?.logicalId} has the scope ${scope}, not ${wanted}` };
    }
  }
}
