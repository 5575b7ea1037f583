import { namesakes } from '../../aws/unique-names.ts';
import { describePlace } from '../errors.ts';
import type { ResolvedTemplate } from '../model.ts';
import { type Finding, textAt } from './finding.ts';

/** Physical names are unique per type and region, whatever the stack. */
export function* uniqueNames({ resources }: ResolvedTemplate): Iterable<Finding> {
  for (const { name, first, second } of namesakes(resources))
    yield { place: second, says: `${name} already exists: ${describePlace(first)}` };
}

/** Three to 63 characters of lower case, digits, dots and hyphens; no address, and nothing that S3 keeps for itself. */
const bucketName =
  /^(?!\d+(?:\.\d+){3}$|xn--|sthree-|amzn-s3-demo-)(?!.*\.\.)[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const keptByS3 = /(?:-s3alias|--ol-s3|\.mrap|--x-s3|--table-s3)$/;

/** A bucket's name is part of an address, so less is allowed than elsewhere. */
export function* bucketNames(template: ResolvedTemplate): Iterable<Finding> {
  for (const place of template.ofType('AWS::S3::Bucket')) {
    const name = textAt(place, 'BucketName');
    if (name !== undefined && (!bucketName.test(name) || keptByS3.test(name)))
      yield { place, says: `no bucket can be called ${name}` };
  }
}
