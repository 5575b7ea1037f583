import { namesakes } from '../../aws/unique-names.ts';
import { describePlace } from '../errors.ts';
import type { ResolvedTemplate } from '../model.ts';
import { type Finding, textAt } from './finding.ts';

/** Physical names must be unique per type and region, over all stacks. */
export function* uniqueNames({ resources }: ResolvedTemplate): Iterable<Finding> {
  for (const { name, first, second } of namesakes(resources))
    yield { place: second, message: `${name} already exists: ${describePlace(first)}` };
}

/** 3 to 63 lower-case letters, digits, dots and hyphens. No IP address, and no prefix or suffix that S3 reserves. */
const bucketName =
  /^(?!\d+(?:\.\d+){3}$|xn--|sthree-|amzn-s3-demo-)(?!.*\.\.)[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const reservedByS3 = /(?:-s3alias|--ol-s3|\.mrap|--x-s3|--table-s3)$/;

/** A bucket's name is part of a host name, so it may contain fewer characters than other names. */
export function* bucketNames(template: ResolvedTemplate): Iterable<Finding> {
  for (const place of template.ofType('AWS::S3::Bucket')) {
    const name = textAt(place, 'BucketName');
    if (name !== undefined && (!bucketName.test(name) || reservedByS3.test(name)))
      yield { place, message: `no bucket can be called ${name}` };
  }
}
