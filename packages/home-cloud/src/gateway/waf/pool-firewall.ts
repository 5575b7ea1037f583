import type { RequestListener } from 'node:http';
import * as z from 'zod/mini';
import type { ResolvedResource, ResolvedTemplate } from '../../template/model.ts';
import { readProperties } from '../../template/properties.ts';
import { findReferenced } from '../../template/references.ts';
import type { Clock } from '../../types.ts';
import { requestHead } from '../wire.ts';
import { createWebAcl, type WebAcl } from './web-acl.ts';

const Association = z.strictObject({ ResourceArn: z.string(), WebACLArn: z.string() });

const isOfPool = (association: ResolvedResource): boolean =>
  readProperties(association, Association).ResourceArn.includes(':userpool/');

/** The firewall of the template's user pool. Undefined when it has none. */
export const poolFirewall = (
  template: Pick<ResolvedTemplate, 'ofType'>,
  clock: Clock,
  log: (line: string) => void,
): WebAcl | undefined => {
  const association = template.ofType('AWS::WAFv2::WebACLAssociation').find(isOfPool);
  if (association === undefined) return undefined;
  const { WebACLArn: arn } = readProperties(association, Association);
  return createWebAcl(findReferenced(template.ofType('AWS::WAFv2::WebACL'), arn, association), clock, log);
};

/**
 * Puts the user pool's firewall before Cognito. Rules see the operation in a header that Cognito adds. A refusal is always
 * Cognito's own exception, not the response that the rule configures.
 */
export const behindPoolFirewall =
  (firewall: WebAcl, cognito: RequestListener): RequestListener =>
  (request, response) => {
    const head = requestHead(request);
    const operation = head.headers['x-amz-target']?.split('.').at(-1) ?? '';
    const seen = {
      ...head,
      path: '/',
      headers: { ...head.headers, 'x-amzn-cognito-operation-name': operation },
    };
    if (firewall(seen) === undefined) {
      cognito(request, response);
      return;
    }
    request.resume();
    response.writeHead(403, {
      'content-type': 'application/x-amz-json-1.1',
      'x-amzn-errortype': 'ForbiddenException',
    });
    response.end(
      JSON.stringify({ __type: 'ForbiddenException', message: 'Request not allowed due to WAF block.' }),
    );
  };
