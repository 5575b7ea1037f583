/** A statement of a rule, with all that decides how much capacity it takes. The member that is present says the kind. */
export interface Statement {
  readonly ByteMatchStatement?: Matching & { readonly PositionalConstraint: string };
  readonly RegexMatchStatement?: Matching;
  readonly SizeConstraintStatement?: Matching;
  readonly LabelMatchStatement?: unknown;
  readonly GeoMatchStatement?: unknown;
  readonly IPSetReferenceStatement?: unknown;
  readonly AndStatement?: { readonly Statements: readonly Statement[] };
  readonly OrStatement?: { readonly Statements: readonly Statement[] };
  readonly NotStatement?: { readonly Statement: Statement };
  readonly RateBasedStatement?: {
    readonly Limit: number;
    readonly CustomKeys?: readonly unknown[];
    readonly ScopeDownStatement?: Statement;
  };
  readonly ManagedRuleGroupStatement?: { readonly Name: string; readonly ScopeDownStatement?: Statement };
}

interface Matching {
  readonly TextTransformations: readonly { readonly Type: string }[];
}

/** What AWS's own groups take (AWS WAF Developer Guide: AWS Managed Rules rule groups list). */
const managedGroups: Readonly<Record<string, number>> = {
  AWSManagedRulesCommonRuleSet: 700,
  AWSManagedRulesAdminProtectionRuleSet: 100,
  AWSManagedRulesKnownBadInputsRuleSet: 200,
  AWSManagedRulesSQLiRuleSet: 200,
  AWSManagedRulesLinuxRuleSet: 200,
  AWSManagedRulesUnixRuleSet: 100,
  AWSManagedRulesWindowsRuleSet: 200,
  AWSManagedRulesPHPRuleSet: 100,
  AWSManagedRulesWordPressRuleSet: 100,
  AWSManagedRulesAmazonIpReputationList: 25,
  AWSManagedRulesAnonymousIpList: 50,
  AWSManagedRulesBotControlRuleSet: 50,
  AWSManagedRulesATPRuleSet: 50,
  AWSManagedRulesACFPRuleSet: 50,
};

/** Ten for each transformation but NONE. AWS counts one that is repeated once only, so this is never too little. */
const transforming = ({ TextTransformations }: Matching): number =>
  10 * TextTransformations.filter(({ Type }) => Type !== 'NONE').length;
const sumOf = (statements: readonly Statement[]): number =>
  statements.reduce((sum, one) => sum + capacityOf(one), 0);

/** A group or statement that is not listed takes all, so that it is looked up before it is used. */
const unknown = Number.POSITIVE_INFINITY;

type Cost = { readonly [Kind in keyof Statement]-?: (statement: NonNullable<Statement[Kind]>) => number };

const costs: Cost = {
  ByteMatchStatement: (one) => (one.PositionalConstraint.startsWith('CONTAINS') ? 10 : 2) + transforming(one),
  RegexMatchStatement: (one) => 3 + transforming(one),
  SizeConstraintStatement: (one) => 1 + transforming(one),
  LabelMatchStatement: () => 1,
  GeoMatchStatement: () => 1,
  // One for the addresses, four more where a header forwards them.
  IPSetReferenceStatement: () => 5,
  AndStatement: ({ Statements }) => 1 + sumOf(Statements),
  OrStatement: ({ Statements }) => 1 + sumOf(Statements),
  NotStatement: ({ Statement: one }) => 1 + capacityOf(one),
  RateBasedStatement: ({ CustomKeys = [], ScopeDownStatement }) =>
    2 + 30 * CustomKeys.length + (ScopeDownStatement ? capacityOf(ScopeDownStatement) : 0),
  ManagedRuleGroupStatement: ({ Name, ScopeDownStatement }) =>
    (managedGroups[Name] ?? unknown) + (ScopeDownStatement ? capacityOf(ScopeDownStatement) : 0),
};

/** The capacity that a statement takes, rounded up where AWS combines rules (AWS WAF Developer Guide: Using rule statements). */
export const capacityOf = (statement: Statement): number =>
  Object.entries(statement).reduce((sum, [kind, inner]) => {
    const cost = costs[kind as keyof Statement] as ((statement: unknown) => number) | undefined;
    return sum + (cost ? cost(inner) : unknown);
  }, 0);
