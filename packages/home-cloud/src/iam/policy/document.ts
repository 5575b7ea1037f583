import * as z from 'zod/mini';
import { TemplateError } from '../../template/errors.ts';
import type { ResolvedResource } from '../../template/model.ts';
import { type Conditions, unknownCondition } from './conditions.ts';

/** The principals of a statement in a resource policy. */
export interface Principals {
  readonly everybody: boolean;
  /** ARNs and account numbers. */
  readonly accounts: readonly string[];
  /** Service principals, such as `events.amazonaws.com`. */
  readonly services: readonly string[];
}

/** One parsed statement of a policy. */
export interface Statement {
  readonly effect: 'Allow' | 'Deny';
  readonly actions: readonly string[];
  readonly resources: readonly string[];
  readonly conditions: Conditions;
  /** Only in a resource policy. */
  readonly principals?: Principals;
}

const listOf = <Item extends z.ZodMiniType<string>>(item: Item) =>
  z.pipe(
    z.union([item, z.array(item).check(z.minLength(1))]),
    z.transform((value) => (Array.isArray(value) ? value : [value]) as readonly string[]),
  );

const Action = listOf(
  z.string().check(z.regex(/^(\*|[a-z0-9-]+:[A-Za-z0-9*?]+)$/, 'is no action such as s3:GetObject')),
);
const Resource = listOf(z.string().check(z.regex(/^(\*$|arn:)/, 'is neither an ARN nor *')));
const Value = z.pipe(
  z.union([z.string(), z.boolean(), z.number()]),
  z.transform((value) => String(value)),
);
const Values = z.pipe(
  z.union([Value, z.array(Value)]),
  z.transform((value) => (Array.isArray(value) ? value : [value]) as readonly string[]),
);
const Principal = z.union([
  z.literal('*'),
  z.strictObject({
    AWS: z.optional(listOf(z.string())),
    Service: z.optional(listOf(z.string())),
    Federated: z.optional(listOf(z.string())),
  }),
]);

/** The policy documents that IAM accepts. It refuses anything else as malformed. */
const Document = z.strictObject({
  Version: z.optional(z.enum(['2012-10-17', '2008-10-17'])),
  Id: z.optional(z.string()),
  Statement: z.pipe(
    z.union([z.unknown(), z.array(z.unknown())]),
    z.transform((value) => (Array.isArray(value) ? value : [value]) as readonly unknown[]),
  ),
});
const StatementShape = z.strictObject({
  Sid: z.optional(z.string()),
  Effect: z.enum(['Allow', 'Deny']),
  Action: z.optional(Action),
  NotAction: z.optional(Action),
  Resource: z.optional(Resource),
  NotResource: z.optional(Resource),
  Principal: z.optional(Principal),
  NotPrincipal: z.optional(Principal),
  Condition: z.optional(z.record(z.string(), z.record(z.string(), Values))),
});
type StatementShape = z.output<typeof StatementShape>;

/** An identity policy names no principal, a resource policy always does, and a trust policy names no resource. */
export type DocumentKind = 'identity' | 'resource' | 'trust';

/**
 * Reads a policy's statements. Throws a TemplateError that names the resource if IAM would refuse the document as malformed, or if
 * it is unsupported, because a skipped statement would silently allow or deny something.
 */
export const readDocument = (
  document: unknown,
  kind: DocumentKind,
  resource: ResolvedResource,
): readonly Statement[] =>
  wellFormed(document, kind, resource).map((statement, at) => {
    const strange = strangenessOf(statement);
    if (strange !== undefined)
      throw new TemplateError(
        `policy statement ${at + 1}: the cloud at home does not know ${strange}`,
        resource,
      );
    const { Effect, Action: actions, Resource: resources, Condition, Principal: principal } = statement;
    return {
      effect: Effect,
      actions: actions ?? [],
      resources: resources ?? [],
      conditions: Condition ?? {},
      ...(principal !== undefined && { principals: principalsOf(principal) }),
    };
  });

/** Only checks that IAM would accept the document, for policies of roles that nothing at home assumes. */
export const wellFormed = (
  document: unknown,
  kind: DocumentKind,
  resource: ResolvedResource,
): readonly StatementShape[] => {
  const refuse = (where: string, problem: string): never => {
    throw new TemplateError(`malformed policy${where}: ${problem}`, resource);
  };
  const read = z.safeParse(Document, document);
  if (!read.success) return refuse('', messageOf(read.error));
  return read.data.Statement.map((raw, at) => {
    const where = `, statement ${at + 1}`;
    const statement = z.safeParse(StatementShape, raw);
    if (!statement.success) return refuse(where, messageOf(statement.error));
    const problem = misshapen(statement.data, kind);
    return problem === undefined ? statement.data : refuse(where, problem);
  });
};

const misshapen = (statement: StatementShape, kind: DocumentKind): string | undefined => {
  const count = (...parts: readonly unknown[]) => parts.filter((part) => part !== undefined).length;
  const {
    Action: action,
    NotAction,
    Resource: resource,
    NotResource,
    Principal: who,
    NotPrincipal,
  } = statement;
  if (count(action, NotAction) !== 1) return 'it needs either Action or NotAction';
  if (count(resource, NotResource) !== (kind === 'trust' ? 0 : 1))
    return kind === 'trust' ? 'a trust policy names no resource' : 'it needs either Resource or NotResource';
  if (count(who, NotPrincipal) !== (kind === 'identity' ? 0 : 1))
    return kind === 'identity' ? 'the policy of a role names no principal' : 'it needs a principal';
  return undefined;
};

const strangenessOf = (statement: StatementShape): string | undefined => {
  const negation = (['NotAction', 'NotResource', 'NotPrincipal'] as const).find(
    (name) => statement[name] !== undefined,
  );
  if (negation !== undefined) return negation;
  const variable = [...(statement.Resource ?? [])].find((text) => text.includes('${'));
  if (variable !== undefined) return `the policy variable in ${variable}`;
  return unknownCondition(statement.Condition ?? {});
};

const principalsOf = (principal: z.output<typeof Principal>): Principals => {
  if (principal === '*') return { everybody: true, accounts: [], services: [] };
  const { AWS = [], Service = [] } = principal;
  return { everybody: AWS.includes('*'), accounts: AWS, services: Service };
};

const messageOf = (error: z.core.$ZodError): string =>
  error.issues
    .map((issue) => {
      const names = issue.code === 'unrecognized_keys' ? ` ${issue.keys.join(', ')}` : '';
      return `${issue.path.join('.')} ${issue.message}${names}`.trim();
    })
    .join('; ');
