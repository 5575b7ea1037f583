import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';

type Statement = CfnWebACL.StatementProperty;

/**
 * What AWS's groups write on a request in which they find something. WAF lets a group answer with its own page of HTML only, so
 * the groups here count, and a rule of ours behind them refuses what carries one of these labels.
 */
const reputation = ['AWSManagedIPReputationList', 'AWSManagedReconnaissanceList'].map(
  (name) => `awswaf:managed:aws:amazon-ip-list:${name}`,
);

const common = (names: readonly string[]): readonly string[] =>
  names.map((name) => `awswaf:managed:aws:core-rule-set:${name}`);

/** What the common rules say about a request's head. */
const ofHeads = common([
  'NoUserAgent_Header',
  'BadBots_Header',
  'SizeRestrictions_QueryString',
  'SizeRestrictions_Cookie_Header',
  'SizeRestrictions_URIPath',
  'EC2MetaDataSSRF_Cookie',
  'EC2MetaDataSSRF_URIPath',
  'EC2MetaDataSSRF_QueryArguments',
  'GenericLFI_QueryArguments',
  'GenericLFI_URIPath',
  'RestrictedExtensions_URIPath',
  'RestrictedExtensions_QueryArguments',
  'GenericRFI_QueryArguments',
  'GenericRFI_URIPath',
  'CrossSiteScripting_Cookie',
  'CrossSiteScripting_QueryArguments',
  'CrossSiteScripting_URIPath',
]);

/** What they say about a body: that it looks like HTML, like a path, or like an address of a server. */
const ofBodies = common([
  'EC2MetaDataSSRF_Body',
  'GenericLFI_Body',
  'GenericRFI_Body',
  'CrossSiteScripting_Body',
]);

/**
 * Rules of the common group that must not end its work with the first find, by the group's own names: those of bodies, and
 * the one that stops bodies above 8 KB. A schedule with three years of holidays is longer; functions stop at 64 KB.
 */
export const countedAlone = [
  'SizeRestrictions_BODY',
  'EC2MetaDataSSRF_BODY',
  'GenericLFI_BODY',
  'GenericRFI_BODY',
  'CrossSiteScripting_BODY',
] as const;

const labelled = (labels: readonly string[]): Statement[] =>
  labels.map((key) => ({ labelMatchStatement: { scope: 'LABEL', key } }));

/**
 * What is refused of all that AWS's groups found. Bodies are judged only where anyone may write.
 * @param maySpeakFreely requests whose bodies the common rules do not judge.
 */
export const refusedByManagedRules = (maySpeakFreely: Statement): Statement => ({
  orStatement: {
    statements: [
      ...labelled([...reputation, ...ofHeads]),
      {
        andStatement: {
          statements: [
            { orStatement: { statements: labelled(ofBodies) } },
            { notStatement: { statement: maySpeakFreely } },
          ],
        },
      },
    ],
  },
});
