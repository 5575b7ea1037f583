import { TemplateError } from '../../template/errors.ts';
import type { ResolvedResource } from '../../template/model.ts';

/**
 * The function in the URI of an integration or an authorizer.
 * @throws TemplateError when the URI is of something else.
 */
export const functionArnIn = (resource: ResolvedResource, uri: string): string => {
  const arn = /arn:[\w-]+:lambda:[\w-]*:\d*:function:[\w-]+/.exec(uri)?.[0];
  if (arn === undefined) throw new TemplateError(`calls ${uri}, which is not a Lambda function`, resource);
  return arn;
};
