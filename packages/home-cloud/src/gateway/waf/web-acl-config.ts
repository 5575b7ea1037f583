import * as z from 'zod/mini';

const Transformation = z.strictObject({
  Priority: z.number(),
  Type: z.enum(['NONE', 'LOWERCASE', 'URL_DECODE', 'NORMALIZE_PATH']),
});

const Empty = z.object({});

/** Exactly one part of the request. A part that is not listed here is an error, so that no rule is ignored silently. */
const FieldToMatch = z.strictObject({
  UriPath: z.optional(Empty),
  QueryString: z.optional(Empty),
  Method: z.optional(Empty),
  SingleHeader: z.optional(z.object({ Name: z.string() })),
});
export type FieldToMatch = z.output<typeof FieldToMatch>;

const ByteMatch = z.strictObject({
  SearchString: z.optional(z.string()),
  SearchStringBase64: z.optional(z.string()),
  FieldToMatch,
  PositionalConstraint: z.enum(['STARTS_WITH', 'EXACTLY', 'ENDS_WITH', 'CONTAINS']),
  TextTransformations: z.array(Transformation),
});
export type ByteMatch = z.output<typeof ByteMatch>;

/** Whole labels only. Shorter keys need a context of custom labels, and no rule here sets labels. */
const LabelMatch = z.strictObject({
  Scope: z.enum(['LABEL', 'NAMESPACE']),
  Key: z.string().check(z.startsWith('awswaf:')),
});
export type LabelMatch = z.output<typeof LabelMatch>;

/** A statement of the template. The member that is present says the kind. */
export interface Statement {
  readonly ByteMatchStatement?: ByteMatch | undefined;
  readonly AndStatement?: { readonly Statements: readonly Statement[] } | undefined;
  readonly OrStatement?: { readonly Statements: readonly Statement[] } | undefined;
  readonly NotStatement?: { readonly Statement: Statement } | undefined;
  readonly RateBasedStatement?: RateBased | undefined;
  readonly LabelMatchStatement?: LabelMatch | undefined;
  readonly ManagedRuleGroupStatement?: { readonly Name: string; readonly VendorName: string } | undefined;
}

/** The number of requests that one address may send within a window of seconds. */
export interface RateBased {
  readonly Limit: number;
  readonly AggregateKeyType: 'IP';
  readonly EvaluationWindowSec?: number | undefined;
  readonly ScopeDownStatement?: Statement | undefined;
}

const Statement: z.ZodMiniType<Statement> = z.lazy(() =>
  z.strictObject({
    ByteMatchStatement: z.optional(ByteMatch),
    AndStatement: z.optional(z.strictObject({ Statements: z.array(Statement) })),
    OrStatement: z.optional(z.strictObject({ Statements: z.array(Statement) })),
    NotStatement: z.optional(z.strictObject({ Statement })),
    RateBasedStatement: z.optional(
      z.strictObject({
        Limit: z.number().check(z.int(), z.minimum(10)),
        AggregateKeyType: z.literal('IP'),
        EvaluationWindowSec: z.optional(z.literal([60, 120, 300, 600])),
        ScopeDownStatement: z.optional(Statement),
      }),
    ),
    LabelMatchStatement: z.optional(LabelMatch),
    ManagedRuleGroupStatement: z.optional(z.object({ Name: z.string(), VendorName: z.string() })),
  }),
);

const CustomResponse = z.strictObject({
  ResponseCode: z.number(),
  CustomResponseBodyKey: z.optional(z.string()),
  ResponseHeaders: z.optional(z.array(z.strictObject({ Name: z.string(), Value: z.string() }))),
});
export type CustomResponse = z.output<typeof CustomResponse>;

const Action = z.strictObject({
  Block: z.optional(z.strictObject({ CustomResponse: z.optional(CustomResponse) })),
  Allow: z.optional(Empty),
  Count: z.optional(Empty),
});

const Rule = z.strictObject({
  Name: z.string(),
  Priority: z.number(),
  Statement,
  Action: z.optional(Action),
  OverrideAction: z.optional(z.object({})),
  VisibilityConfig: z.optional(z.unknown()),
});
export type Rule = z.output<typeof Rule>;

/** AWS::WAFv2::WebACL with the supported properties. */
export const WebAclProperties = z.strictObject({
  Name: z.optional(z.string()),
  Description: z.optional(z.string()),
  Scope: z.string(),
  DefaultAction: Action,
  Rules: z.optional(z.array(Rule)),
  CustomResponseBodies: z.optional(
    z.record(
      z.string(),
      z.strictObject({
        ContentType: z.enum(['APPLICATION_JSON', 'TEXT_PLAIN', 'TEXT_HTML']),
        Content: z.string(),
      }),
    ),
  ),
  VisibilityConfig: z.optional(z.unknown()),
  Tags: z.optional(z.unknown()),
});
export type WebAclProperties = z.output<typeof WebAclProperties>;
