import { defaultBrand } from '#domain/settings/brand.ts';
import { bareCapabilities } from '#domain/settings/capabilities.ts';
import type { Business, StageSettings } from './stages.ts';

/** Our own business as if the owner had confirmed it and left out the sample counters, because otherwise `production` is refused. */
export const confirmedBusiness: Business = {
  brand: { ...defaultBrand, confirmed: true },
  counters: bareCapabilities.destinations,
};

/** Stages that checks synthesize beside those that developers use: a failure that comes with a name or a setting is found before somebody uses it. */
export const checkedStages = {
  /** The settings of docs/deploy.md. */
  production: {
    name: 'production',
    domain: 'ship.example.com',
    certificateArn: 'arn:aws:acm:us-east-1:111122223333:certificate/6a0e8b62-4a0f-4f55-9f3a-3c1f6d1f0c11',
    sesIdentity: 'example.com',
    mailFrom: 'hello@example.com',
    alarmMail: 'on-call@example.com',
  },
  /** The longest name, and every setting. */
  everything: {
    name: 'acceptancestages',
    domain: 'acceptance.ship.example.com',
    certificateArn: 'arn:aws:acm:us-east-1:111122223333:certificate/0d6f3f0e-93a4-4d36-8f0c-0a1c0b7a2f4e',
    sesIdentity: 'example.com',
    mailFrom: 'hello@example.com',
    whatsAppNumberId: `phone-number-id-${'0'.repeat(32)}`,
    whatsAppAccountId: `waba-${'0'.repeat(32)}`,
    messagesAtNight: true,
    mailsASecond: 100,
    alarmMail: 'on-call@example.com',
    originSecretVersion: '11111111-2222-4333-8444-555555555555',
    houseKeyVersion: '66666666-7777-4888-9999-000000000000',
    cardPayments: true,
    functionsAtOnce: 1000,
    shipmentsAMonth: 500,
    monthlyBudget: 100,
    edgeFirewall: true,
    userPoolFirewall: true,
    terminationProtection: true,
    mailboxAssignedReader: 'arn:aws:iam::111122223333:role/warehouse',
    staffTwoStep: 'asked',
    logLevel: 'DEBUG',
  },
} as const satisfies Readonly<Record<string, StageSettings>>;
