import * as z from 'zod/mini';
import { destinationCodes } from '#domain/kernel/destinations.ts';
import { StaffTwoStep } from '#domain/kernel/staff-two-step.ts';
import { sampleAccountId } from '#domain/notifications/whatsapp/approval.ts';
import { type Brand, defaultBrand } from '#domain/settings/brand.ts';
import { type Capabilities, defaultCapabilities } from '#domain/settings/capabilities.ts';
import { isSampleCounter } from '#domain/settings/counters/sample-counters.ts';
import { budgetFor, expectedBill } from './expected-bill.ts';

/** Version id of a secret in Secrets Manager: letters, digits and dashes, a UUID as the console and the CLI make it. */
const SecretVersion = z.string().check(z.regex(/^[A-Za-z0-9-]{32,64}$/, 'a version id of Secrets Manager'));

/** The settings of one deployed copy of the system. Everything but the name is optional. */
export const StageSettings = z.strictObject({
  name: z
    .string()
    // Without a dash: what on-call of the stage `a` may reach, `skybarrel-a-*`, must not include a stage `a-b`.
    .check(z.regex(/^[a-z][a-z0-9]{1,15}$/, 'a stage name is 2 to 16 lower-case letters and digits')),
  /** Public host name. It needs the certificate. Both are made by hand, because the owner controls the DNS. */
  domain: z.optional(z.string().check(z.minLength(4))),
  /** ARN of an ACM certificate in us-east-1 for the domain. */
  certificateArn: z.optional(z.string().check(z.regex(/^arn:aws:acm:us-east-1:\d{12}:certificate\/.+$/))),
  /** Domain or address verified in SES. Without it, only Cognito sends mail, about 50 a day. */
  sesIdentity: z.optional(z.string().check(z.minLength(4))),
  /** Sender of all mail, which SES must know by the identity above. Default: the brand's address. */
  mailFrom: z.optional(z.email()),
  /** Id of the phone number in AWS End User Messaging Social that sends WhatsApp messages. Without it nobody gets one. */
  whatsAppNumberId: z.optional(
    z.string().check(z.regex(/^phone-number-id-[0-9a-f]{32}$/, 'phone-number-id- and 32 hex digits')),
  ),
  /** Id of the WhatsApp Business account of that number in AWS End User Messaging Social, whose templates Meta approves. */
  whatsAppAccountId: z.optional(z.string().check(z.regex(/^waba-[0-9a-f]{32}$/, 'waba- and 32 hex digits'))),
  /** News goes out at night as well. For a stage whose phones wake nobody. */
  messagesAtNight: z.optional(z.boolean()),
  /** How many mails a second SES lets this account send. Default: 14, as a new account may. */
  mailsASecond: z.optional(z.int().check(z.positive())),
  /** Who gets alarms and warnings of a growing bill. Without it alarms show in the console only. */
  alarmMail: z.optional(z.email()),
  /** Version of the origin secret that the distribution sends; set it to rotate the secret (docs/operations.md), never for a first deployment, which makes the secret. Default: the first one. */
  originSecretVersion: z.optional(SecretVersion),
  /** Version of the house key that all functions use; set it to rotate the key, never for a first deployment. Default: the current one. */
  houseKeyVersion: z.optional(SecretVersion),
  /** Takes card payments online, once their keys are in a secret, for forty cents a month. Default: no secret, and no cards. */
  cardPayments: z.optional(z.boolean()),
  /** How many functions AWS lets this account run at once. Default: 1,000, which docs/deploy.md asks for; a new account has 10. */
  functionsAtOnce: z.optional(z.int().check(z.positive())),
  /** How many shipments are expected in a month. The default budget follows from it. Default: 500 in production, 50 elsewhere. */
  shipmentsAMonth: z.optional(z.int().check(z.nonnegative())),
  /** Dollars a month. When the account costs more, a mail goes to `alarmMail`. Default: half as much again as expected. */
  monthlyBudget: z.optional(z.number().check(z.positive())),
  /** Puts a firewall in front of the site, for eleven dollars a month. Default: in production only. */
  edgeFirewall: z.optional(z.boolean()),
  /** Puts a second firewall in front of the accounts, for seven dollars a month. Default: in production only. */
  userPoolFirewall: z.optional(z.boolean()),
  /** Refuses to delete the stacks with data until it is turned off. Default: in production only. */
  terminationProtection: z.optional(z.boolean()),
  /** Role of another system that reads the queue of assigned mailboxes. Without a reader there is no queue. */
  mailboxAssignedReader: z.optional(z.string().check(z.regex(/^arn:aws:iam::\d{12}:(role|user)\/.+$/))),
  /** Whether everybody who works here needs two-step sign-in. Default: asked in production, offered elsewhere. */
  staffTwoStep: z.optional(StaffTwoStep),
  /** At least INFO, because the counts that each job logs are needed in every investigation. */
  logLevel: z.optional(z.enum(['DEBUG', 'INFO'])),
});
export type StageSettings = z.infer<typeof StageSettings>;

/** Settings with every default filled in. */
export interface Stage extends StageSettings {
  readonly production: boolean;
  readonly region: 'us-east-1';
  readonly mailFrom: string;
  readonly mailsASecond: number;
  readonly functionsAtOnce: number;
  readonly shipmentsAMonth: number;
  readonly edgeFirewall: boolean;
  readonly userPoolFirewall: boolean;
  readonly terminationProtection: boolean;
  readonly monthlyBudget: number;
  readonly staffTwoStep: StaffTwoStep;
  readonly logLevel: 'DEBUG' | 'INFO';
}

/** The stages with settings of their own. Every other stage has the defaults. */
const knownStages: Readonly<Record<string, StageSettings>> = {
  dev: { name: 'dev', logLevel: 'INFO' },
  /** The stage of the cloud at home. It turns on everything that costs money on AWS or needs another system. */
  home: {
    name: 'home',
    sesIdentity: 'skybarrel.test',
    whatsAppNumberId: `phone-number-id-${'0'.repeat(32)}`,
    whatsAppAccountId: sampleAccountId,
    messagesAtNight: true,
    mailsASecond: 1000,
    edgeFirewall: true,
    userPoolFirewall: true,
    cardPayments: true,
    mailboxAssignedReader: 'arn:aws:iam::000000000000:role/warehouse',
  },
  production: { name: 'production', logLevel: 'INFO' },
};

/** What stands in for the business until its owner enters it: facility and contact, and the counters abroad. */
export interface Business {
  readonly brand: Brand;
  readonly counters: Capabilities['destinations'];
}

/** The business with which a stage begins. */
export const defaultBusiness: Business = {
  brand: defaultBrand,
  counters: defaultCapabilities.destinations,
};

const sampleCounterGaps = (counters: Business['counters']): readonly string[] => {
  const samples = destinationCodes.filter((code) => isSampleCounter(code, counters[code].collectAt));
  return samples.length === 0
    ? []
    : [
        `domain/settings/capabilities.ts: the counters of ${samples.join(', ')} are samples; leave them out, and enter the real ones in the settings`,
      ];
};

const productionGaps = (settings: StageSettings, { brand, counters }: Business): readonly string[] => [
  ...(settings.domain ? [] : ['infra/stages.ts: production has no domain']),
  ...(settings.certificateArn ? [] : ['infra/stages.ts: production has no certificateArn']),
  ...(settings.sesIdentity ? [] : ['infra/stages.ts: production has no sesIdentity']),
  ...(settings.alarmMail ? [] : ['infra/stages.ts: production has no alarmMail']),
  ...(brand.confirmed ? [] : ['domain/settings/brand.ts: facility and contact are not confirmed']),
  ...sampleCounterGaps(counters),
];

/** A verified address covers only itself. A verified domain covers each address directly below it, as Cognito requires. */
const isVerifiedBy = (identity: string, address: string): boolean =>
  identity.includes('@') ? address === identity : address.endsWith(`@${identity}`);

/** Throws when a setting is without the one that it cannot work without. */
const checkPairs = (stage: StageSettings): void => {
  const pairs = [
    ['domain', 'certificateArn'],
    ['whatsAppNumberId', 'whatsAppAccountId'],
  ] as const;
  for (const [one, other] of pairs)
    if (Boolean(stage[one]) !== Boolean(stage[other]))
      throw new Error(`Stage ${stage.name}: ${one} and ${other} go together`);
};

/**
 * Checks a stage's settings and fills in the defaults. Throws with every problem at once: a malformed setting, a domain
 * without its certificate, a WhatsApp number without its account, a sender that SES does not know, or a production stage whose contact details and counters are not the owner's.
 */
export const resolveStage = (settings: unknown, business: Business): Stage => {
  const { brand } = business;
  const parsed = StageSettings.safeParse(settings, { error: z.locales.en().localeError });
  if (!parsed.success) throw new Error(`Stage settings: ${z.prettifyError(parsed.error)}`);
  const stage = parsed.data;
  const production = stage.name === 'production';
  const gaps = production ? productionGaps(stage, business) : [];
  if (gaps.length) throw new Error(`Stage production cannot be deployed yet:\n- ${gaps.join('\n- ')}`);
  checkPairs(stage);
  const mailFrom = stage.mailFrom ?? brand.email;
  if (stage.sesIdentity && !isVerifiedBy(stage.sesIdentity, mailFrom)) {
    throw new Error(
      `Stage ${stage.name}: mailFrom is ${mailFrom}, which SES does not know by the sesIdentity ${stage.sesIdentity}`,
    );
  }
  const firewalls = {
    edgeFirewall: stage.edgeFirewall ?? production,
    userPoolFirewall: stage.userPoolFirewall ?? production,
  };
  const shipmentsAMonth = stage.shipmentsAMonth ?? (production ? 500 : 50);
  const expected = expectedBill({ ...firewalls, shipmentsAMonth, whatsApp: Boolean(stage.whatsAppNumberId) });
  return {
    ...stage,
    ...firewalls,
    production,
    // CloudFront's web ACL and certificate must be there, and with one region no stack refers to another region.
    region: 'us-east-1',
    mailFrom,
    mailsASecond: stage.mailsASecond ?? 14,
    functionsAtOnce: stage.functionsAtOnce ?? 1000,
    shipmentsAMonth,
    terminationProtection: stage.terminationProtection ?? production,
    monthlyBudget: stage.monthlyBudget ?? budgetFor(expected),
    staffTwoStep: stage.staffTwoStep ?? (production ? 'asked' : 'offered'),
    logLevel: stage.logLevel ?? 'INFO',
  };
};

/** The settings of a stage by its name. A name that is not listed is a stage with the defaults. */
export const stageByName = (name: string): StageSettings => knownStages[name] ?? { name };

/** Whether pages show invented customers, which production never does. The words are those of the environment variable. */
export const samplesOn = ({ production }: Pick<Stage, 'production'>): 'shown' | 'hidden' =>
  production ? 'hidden' : 'shown';
