import type { ResolvedResource } from '../../template/model.ts';
import { readProperties } from '../../template/properties.ts';
import type { Clock } from '../../types.ts';
import { textResponse, type WireRequest, type WireResponse } from '../wire.ts';
import { compileStatement, type Matches } from './statements.ts';
import { type CustomResponse, type Rule, WebAclProperties } from './web-acl-config.ts';

/** The firewall: a response when it refuses the request, undefined when the request passes. It sees no bodies. */
export type WebAcl = (request: WireRequest) => WireResponse | undefined;

const contentTypes = {
  APPLICATION_JSON: 'application/json',
  TEXT_PLAIN: 'text/plain',
  TEXT_HTML: 'text/html',
};

const forbiddenPage =
  '<html><head><title>403 Forbidden</title></head><body><h1>403 Forbidden</h1></body></html>';

const blockedResponse = (
  acl: WebAclProperties,
  custom: CustomResponse | undefined,
  rule: string,
): WireResponse => {
  if (custom === undefined) return textResponse(403, 'text/html', forbiddenPage);
  const headers = Object.fromEntries(
    (custom.ResponseHeaders ?? []).map(({ Name, Value }) => [Name.toLowerCase(), Value]),
  );
  const key = custom.CustomResponseBodyKey;
  if (key === undefined) return { status: custom.ResponseCode, headers, body: Buffer.alloc(0) };
  const body = acl.CustomResponseBodies?.[key];
  if (body === undefined)
    throw new Error(`rule ${rule} answers with the body ${key}, which the WebACL does not have`);
  return textResponse(custom.ResponseCode, contentTypes[body.ContentType], body.Content, headers);
};

interface CompiledRule {
  readonly matches: Matches;
  /** Absent when the rule only counts. */
  readonly verdict?: { readonly answer: WireResponse | undefined };
}

const compileRule = (acl: WebAclProperties, rule: Rule): CompiledRule => {
  const matches = compileStatement(rule.Statement);
  if (rule.Action?.Block !== undefined) {
    return {
      matches,
      verdict: { answer: blockedResponse(acl, rule.Action.Block.CustomResponse, rule.Name) },
    };
  }
  if (rule.Action?.Allow !== undefined) return { matches, verdict: { answer: undefined } };
  return { matches };
};

/** Only managed groups set labels, and they match nothing here. */
const noLabels: ReadonlySet<string> = new Set();

const firstVerdict = (
  rules: readonly CompiledRule[],
  request: WireRequest,
  now: number,
): CompiledRule['verdict'] | undefined => {
  for (const rule of rules) {
    // A rule that only counts is evaluated too, because a rate-based statement must see each request.
    if (rule.matches(request, now, noLabels) && rule.verdict !== undefined) return rule.verdict;
  }
  return undefined;
};

/**
 * Runs an AWS::WAFv2::WebACL.
 * @param log gets one line for each managed rule group, because it matches nothing here.
 * @throws when a rule is of an unsupported kind.
 */
export const createWebAcl = (
  resource: ResolvedResource,
  clock: Clock,
  log: (line: string) => void,
): WebAcl => {
  const acl = readProperties(resource, WebAclProperties);
  const inOrder = (acl.Rules ?? []).toSorted((a, b) => a.Priority - b.Priority);
  for (const { Statement: statement, Name } of inOrder) {
    const group = statement.ManagedRuleGroupStatement;
    if (group === undefined) continue;
    log(
      `firewall rule ${Name} is inert here: ${group.VendorName} does not publish the rules of ${group.Name}`,
    );
  }
  const rules = inOrder.map((rule) => compileRule(acl, rule));
  const otherwise =
    acl.DefaultAction.Block === undefined
      ? undefined
      : blockedResponse(acl, acl.DefaultAction.Block.CustomResponse, 'DefaultAction');
  return (request) => {
    const verdict = firstVerdict(rules, request, clock.now());
    return verdict === undefined ? otherwise : verdict.answer;
  };
};
