import { posix } from 'node:path';
import type { WireRequest } from '../wire.ts';
import { rateLimit } from './rate-limit.ts';
import type { ByteMatch, FieldToMatch, LabelMatch, RateBased, Statement } from './web-acl-config.ts';

/** True when a statement matches a request at an instant (in ms), with the labels that earlier rules have set. */
export type Matches = (request: WireRequest, now: number, labels: ReadonlySet<string>) => boolean;

const fieldReader = (field: FieldToMatch): ((request: WireRequest) => string) => {
  const header = field.SingleHeader?.Name.toLowerCase();
  if (header !== undefined) return (request) => request.headers[header] ?? '';
  if (field.UriPath !== undefined) return (request) => request.path;
  if (field.QueryString !== undefined) return (request) => request.query;
  if (field.Method !== undefined) return (request) => request.method;
  throw new Error('a ByteMatchStatement says nothing to look at');
};

const decodeLeniently = (text: string): string =>
  text
    .replaceAll('+', ' ')
    .replace(/(?:%[0-9a-f]{2})+/gi, (escaped) =>
      Buffer.from(escaped.replaceAll('%', ''), 'hex').toString('utf8'),
    );

const transformations: Record<ByteMatch['TextTransformations'][number]['Type'], (text: string) => string> = {
  NONE: (text) => text,
  LOWERCASE: (text) => text.toLowerCase(),
  URL_DECODE: decodeLeniently,
  NORMALIZE_PATH: (text) => posix.normalize(text),
};

const comparisons: Record<ByteMatch['PositionalConstraint'], (text: string, sought: string) => boolean> = {
  STARTS_WITH: (text, sought) => text.startsWith(sought),
  ENDS_WITH: (text, sought) => text.endsWith(sought),
  EXACTLY: (text, sought) => text === sought,
  CONTAINS: (text, sought) => text.includes(sought),
};

const byteMatch = (statement: ByteMatch): Matches => {
  const read = fieldReader(statement.FieldToMatch);
  const compare = comparisons[statement.PositionalConstraint];
  const sought =
    statement.SearchString ?? Buffer.from(statement.SearchStringBase64 ?? '', 'base64').toString('utf8');
  const steps = statement.TextTransformations.toSorted((a, b) => a.Priority - b.Priority).map(
    (step) => transformations[step.Type],
  );
  return (request) => {
    const text = steps.reduce((before, step) => step(before), read(request));
    return compare(text, sought);
  };
};

const rateBased = (statement: RateBased): Matches => {
  const limit = rateLimit(statement.Limit, statement.EvaluationWindowSec ?? 300);
  const counts =
    statement.ScopeDownStatement === undefined ? () => true : compileStatement(statement.ScopeDownStatement);
  return (request, now, labels) => counts(request, now, labels) && limit.exceeded(request.address, now);
};

const labelMatch =
  ({ Scope: scope, Key: key }: LabelMatch): Matches =>
  (_request, _now, labels) =>
    scope === 'LABEL' ? labels.has(key) : [...labels].some((label) => label.startsWith(key));

/**
 * Turns a statement of the template into a predicate. A rate-based statement keeps its own count.
 * Managed rule groups match nothing, because AWS does not publish their rules.
 * @throws when the statement is of an unsupported kind.
 */
export const compileStatement = (statement: Statement): Matches => {
  if (statement.ByteMatchStatement !== undefined) return byteMatch(statement.ByteMatchStatement);
  if (statement.RateBasedStatement !== undefined) return rateBased(statement.RateBasedStatement);
  if (statement.LabelMatchStatement !== undefined) return labelMatch(statement.LabelMatchStatement);
  if (statement.ManagedRuleGroupStatement !== undefined) return () => false;
  if (statement.NotStatement !== undefined) {
    const inner = compileStatement(statement.NotStatement.Statement);
    return (...seen) => !inner(...seen);
  }
  const all = statement.AndStatement?.Statements.map(compileStatement);
  if (all !== undefined) return (...seen) => all.every((matches) => matches(...seen));
  const any = statement.OrStatement?.Statements.map(compileStatement);
  if (any !== undefined) return (...seen) => any.some((matches) => matches(...seen));
  throw new Error('a WAF statement is empty');
};
