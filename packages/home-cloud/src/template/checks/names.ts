import { namesakes } from '#aws/unique-names.ts';
import { describePlace } from '../errors.ts';
import type { ResolvedTemplate } from '../model.ts';
import type { Finding } from './finding.ts';

/** Physical names are unique per type and region, whatever the stack. */
export function* uniqueNames({ resources }: ResolvedTemplate): Iterable<Finding> {
  for (const { name, first, second } of namesakes(resources))
    yield { place: second, says: `${name} already exists: ${describePlace(first)}` };
}
