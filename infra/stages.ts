import * as z from 'zod/mini';
import type { Brand } from '#domain/settings/brand.ts';

/** Version id of a secret in Secrets Manager: letters, digits and dashes, a UUID as the console and the CLI make it. */
const SecretVersion = z.string().check(z.regex(/^[A-Za-z0-9-]{32,64}$/, 'a version id of Secrets Manager'));

/** What one deployed copy of the system needs to know. Everything but the name is optional. */
export const StageSettings = z.strictObject({
  name: z
    .string()
    .check(z.regex(/^[a-z][a-z0-9-]{1,15}$/, 'a stage name is 2 to 16 lower-case letters, digits or dashes')),
  /** Public host name; needs the certificate, both made by hand because DNS belongs to the owner. */
  domain: z.optional(z.string().check(z.minLength(4))),
  /** ARN of an ACM certificate in us-east-1 for the domain. */
  certificateArn: z.optional(z.string().check(z.regex(/^arn:aws:acm:us-east-1:\d{12}:certificate\/.+$/))),
  /** Domain or address verified in SES. Until it is set, Cognito sends its own mail, about 50 a day, and the house sends none. */
  sesIdentity: z.optional(z.string().check(z.minLength(4))),
  /** Sender of all mail, of what is verified; the brand's address unless told otherwise. */
  mailFrom: z.optional(z.email()),
  /** Who hears alarms, and of a bill that grows. Without it alarms stand in the console only. */
  alarmMail: z.optional(z.email()),
  /** Version of the origin secret that the distribution sends; set to rotate it (docs/operations.md). The first one otherwise. */
  originSecretVersion: z.optional(SecretVersion),
  /** Version of the house's key that all functions use; set to rotate it. The current one otherwise. */
  houseKeyVersion: z.optional(SecretVersion),
  /** Dollars a month. When the account costs more, the receivers of alarms are told. */
  monthlyBudget: z.optional(z.number().check(z.positive())),
  /** Puts a firewall before the accounts, too, for seven dollars a month; in production unless told otherwise. */
  userPoolFirewall: z.optional(z.boolean()),
  /** Keeps the stacks with data from being deleted until it is turned off; production has it on unless told otherwise. */
  terminationProtection: z.optional(z.boolean()),
  /** Who reads the queue of assigned mailboxes, a role of another system. There is no queue without a reader. */
  mailboxAssignedReader: z.optional(z.string().check(z.regex(/^arn:aws:iam::\d{12}:(role|user)\/.+$/))),
  /** At least INFO: the log has the counts of each job, and an investigation begins with them. */
  logLevel: z.optional(z.enum(['DEBUG', 'INFO'])),
});
export type StageSettings = z.infer<typeof StageSettings>;

/** Settings with every default filled in. */
export interface Stage extends StageSettings {
  readonly production: boolean;
  readonly region: 'us-east-1';
  readonly mailFrom: string;
  readonly userPoolFirewall: boolean;
  readonly terminationProtection: boolean;
  readonly monthlyBudget: number;
  readonly logLevel: 'DEBUG' | 'INFO';
}

/** The stages this house deploys. A stage not listed here runs on defaults. */
const knownStages: Readonly<Record<string, StageSettings>> = {
  dev: { name: 'dev', logLevel: 'INFO' },
  /** What runs on one's own machine, where everything may show that costs something or needs somebody else. */
  home: {
    name: 'home',
    sesIdentity: 'skybarrel.test',
    userPoolFirewall: true,
    mailboxAssignedReader: 'arn:aws:iam::000000000000:role/warehouse',
  },
  production: { name: 'production', logLevel: 'INFO' },
};

const productionGaps = (settings: StageSettings, brand: Brand): readonly string[] => [
  ...(settings.domain ? [] : ['infra/stages.ts: production has no domain']),
  ...(settings.certificateArn ? [] : ['infra/stages.ts: production has no certificateArn']),
  ...(settings.sesIdentity ? [] : ['infra/stages.ts: production has no sesIdentity']),
  ...(settings.alarmMail ? [] : ['infra/stages.ts: production has no alarmMail']),
  ...(brand.confirmed ? [] : ['domain/settings/brand.ts: facility and contact are not confirmed']),
];

/** An address verifies itself, and a domain each address directly below it, which is what Cognito asks for. */
const isVerifiedBy = (identity: string, address: string): boolean =>
  identity.includes('@') ? address === identity : address.endsWith(`@${identity}`);

/**
 * Checks a stage's settings and fills in the defaults. Throws with every problem at once: a malformed setting, a domain
 * without its certificate, a sender that SES does not know, or a production stage whose contact details the owner has not confirmed.
 */
export const resolveStage = (settings: unknown, brand: Brand): Stage => {
  const parsed = StageSettings.safeParse(settings, { error: z.locales.en().localeError });
  if (!parsed.success) throw new Error(`Stage settings: ${z.prettifyError(parsed.error)}`);
  const stage = parsed.data;
  const production = stage.name === 'production';
  const gaps = production ? productionGaps(stage, brand) : [];
  if (gaps.length) throw new Error(`Stage production cannot be deployed yet:\n- ${gaps.join('\n- ')}`);
  if (Boolean(stage.domain) !== Boolean(stage.certificateArn)) {
    throw new Error(`Stage ${stage.name}: domain and certificateArn go together`);
  }
  const mailFrom = stage.mailFrom ?? brand.email;
  if (stage.sesIdentity && !isVerifiedBy(stage.sesIdentity, mailFrom)) {
    throw new Error(
      `Stage ${stage.name}: mailFrom is ${mailFrom}, which SES does not know by the sesIdentity ${stage.sesIdentity}`,
    );
  }
  return {
    ...stage,
    production,
    // CloudFront's web ACL and certificate live there, and one region keeps every reference local.
    region: 'us-east-1',
    mailFrom,
    userPoolFirewall: stage.userPoolFirewall ?? production,
    terminationProtection: stage.terminationProtection ?? production,
    monthlyBudget: stage.monthlyBudget ?? 50,
    logLevel: stage.logLevel ?? 'INFO',
  };
};

/** The settings of a stage by its name; an unlisted name is a stage on defaults. */
export const stageByName = (name: string): StageSettings => knownStages[name] ?? { name };

/** Whether pages show invented customers: never where real ones come. Spoken as the environment of builds and functions has it. */
export const samplesOn = ({ production }: Pick<Stage, 'production'>): 'shown' | 'hidden' =>
  production ? 'hidden' : 'shown';
