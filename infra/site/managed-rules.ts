import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';

type Statement = CfnWebACL.StatementProperty;

/**
 * Labels that AWS's rule groups add to a suspicious request. A group that blocks can answer only with WAF's own HTML page, so the
 * groups here only count, and our own rule after them refuses requests with one of these labels.
 */
const reputation = ['AWSManagedIPReputationList', 'AWSManagedReconnaissanceList'].map(
  (name) => `awswaf:managed:aws:amazon-ip-list:${name}`,
);

const common = (names: readonly string[]): readonly string[] =>
  names.map((name) => `awswaf:managed:aws:core-rule-set:${name}`);

/** Labels of the common rules for path, query and headers. */
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

/** Labels for a body that looks like HTML, like a file path, or like the address of a server. */
const ofBodies = common([
  'EC2MetaDataSSRF_Body',
  'GenericLFI_Body',
  'GenericRFI_Body',
  'CrossSiteScripting_Body',
]);

/**
 * Rules of the common group that must not end its evaluation at the first match, by the group's own names: the rules for bodies,
 * and the one that refuses bodies above 8 KB. A schedule with three years of holidays is longer; functions refuse above 64 KB.
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
 * The requests to refuse, by the labels of AWS's groups. Bodies are judged only where anyone may write.
 * @param anyBodyAllowed requests whose bodies the common rules do not judge.
 */
export const refusedByManagedRules = (anyBodyAllowed: Statement): Statement => ({
  orStatement: {
    statements: [
      ...labelled([...reputation, ...ofHeads]),
      {
        andStatement: {
          statements: [
            { orStatement: { statements: labelled(ofBodies) } },
            { notStatement: { statement: anyBodyAllowed } },
          ],
        },
      },
    ],
  },
});
