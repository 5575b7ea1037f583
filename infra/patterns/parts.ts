import type { IKeyValueStore } from 'aws-cdk-lib/aws-cloudfront';
import type { UserPool, UserPoolClient } from 'aws-cdk-lib/aws-cognito';
import type { IEventBus } from 'aws-cdk-lib/aws-events';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { HouseTable } from './house-table.ts';

/** The user pool, and the client with which browsers call it. */
export interface Accounts {
  readonly pool: UserPool;
  readonly client: UserPoolClient;
}

/** Things of one kind by their construct ids. */
class Named<Kind> {
  readonly #kind: string;
  readonly #things = new Map<string, Kind>();

  constructor(kind: string) {
    this.#kind = kind;
  }

  add(id: string, thing: Kind): void {
    if (this.#things.has(id)) throw new Error(`Two domains declare a ${this.#kind} called ${id}.`);
    this.#things.set(id, thing);
  }

  /** Throws when nothing has this id: it is misspelled, or a later stack makes it. */
  get(id: string): Kind {
    const thing = this.#things.get(id);
    if (thing === undefined)
      throw new Error(`No domain and no stack so far declares a ${this.#kind} called ${id}.`);
    return thing;
  }

  get all(): readonly Kind[] {
    return [...this.#things.values()];
  }
}

/**
 * What the stacks so far have made, by name. So a domain can use what another domain declares without importing its file. The
 * stacks are made in the order of `skybarrel.ts`, and a name can be used from its own stack on.
 */
export interface Parts {
  readonly tables: Named<HouseTable>;
  readonly buckets: Named<Bucket>;
  readonly queues: Named<Queue>;
  /** The dead-letter queues of all queues and functions, by their construct ids. */
  readonly deadLetters: Named<Queue>;
  readonly keyValues: Named<IKeyValueStore>;
  readonly accounts: Named<Accounts>;
  readonly buses: Named<IEventBus>;
  /** Secrets with a generated name. */
  readonly secrets: Named<Secret>;
  /** Web addresses without a slash at the end. */
  readonly urls: Named<string>;
}

export const noParts = (): Parts => ({
  tables: new Named('table'),
  buckets: new Named('bucket'),
  queues: new Named('queue'),
  deadLetters: new Named('dead-letter queue'),
  keyValues: new Named('key value store'),
  accounts: new Named('user pool'),
  buses: new Named('bus'),
  secrets: new Named('secret'),
  urls: new Named('URL'),
});
