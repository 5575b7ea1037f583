import type { ConsoleAdditions } from './console/console-page.ts';
import type { ScriptFor } from './gateway/added-script.ts';
import type { OutsideService } from './outside-services.ts';
import type { ResolvedTemplate } from './template/model.ts';
import type { Clock, Ids, Invoke, Stoppable } from './types.ts';
import type { MessageValues } from './whatsapp/phones.ts';
import type { SubmittedTemplate } from './whatsapp/templates.ts';

export interface CloudOptions {
  /** The folder of the synthesized cloud assembly. */
  readonly assemblyDir: string;
  /** The folder of all data that survives a stop or a kill. */
  readonly dataDir: string;
  /** The port for browsers. 0 takes any free port. */
  readonly port: number;
  readonly log: (line: string) => void;
  /** How long a global index lags behind a write. The default is 0. */
  readonly indexLagMs?: number;
  /** How many viewers share an address: the firewall allows each address that many times its limits. The default is 1. */
  readonly viewersPerAddress?: number;
  /** Pages and files that the app adds to the console. */
  readonly console?: ConsoleAdditions & {
    /** A WhatsApp message as its phone shows it; its template is the app's. */
    readonly textOf?: (message: MessageValues) => string;
  };
  /** The WhatsApp templates that the app has submitted to Meta. Without one, nothing can be sent but answers. */
  readonly whatsAppTemplates?: readonly SubmittedTemplate[];
  /** The number of the app on WhatsApp, as AWS names it: `phone-number-id-…`. Without one, nobody can write to it first. */
  readonly whatsAppNumberId?: string;
  /** Which documents get a script that exists only at home, and is one of the console's files. */
  readonly scriptFor?: ScriptFor;
  /** Simulations of services outside of AWS that the app's functions call. */
  readonly services?: readonly OutsideService[];
  readonly clock?: Clock;
  readonly ids?: Ids;
}

/** The endpoints for SDK clients. */
export interface CloudEndpoints {
  readonly dynamodb: string;
  readonly sqs: string;
  readonly s3: string;
  readonly cognito: string;
  readonly events: string;
  readonly ses: string;
  readonly keyValues: string;
  readonly secrets: string;
}

/** The cloud at home, running. */
export interface Cloud extends Stoppable {
  /** `http://localhost:<port>`: site, app, API and console. */
  readonly url: string;
  readonly endpoints: CloudEndpoints;
  /** The outputs of the assembly's stacks. */
  readonly outputs: Readonly<Record<string, string>>;
  readonly template: ResolvedTemplate;
  /** Runs a function of the assembly by name or ARN. */
  readonly invoke: Invoke;
  /** Runs everything that is due: schedules, deliveries, expiries. A timer does it too. */
  tick(): Promise<void>;
}
