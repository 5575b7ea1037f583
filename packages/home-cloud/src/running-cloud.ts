import type { ConsolePage } from './console/console-page.ts';
import type { OutsideService } from './outside-services.ts';
import type { ResolvedTemplate } from './template/model.ts';
import type { Clock, Ids, Invoke, Stoppable } from './types.ts';

export interface CloudOptions {
  /** Folder of the synthesized cloud assembly. */
  readonly assemblyDir: string;
  /** Folder of everything that survives a stop or a kill. */
  readonly dataDir: string;
  /** Where people reach it; 0 takes any free port. */
  readonly port: number;
  readonly log: (line: string) => void;
  /** So long global indexes of tables show what was before a write; 0, the default, is not at all. */
  readonly indexLagMs?: number;
  /** What the app adds to the console. */
  readonly console?: { readonly pages: readonly ConsolePage[] };
  /** Stand-ins for services beyond AWS that the app's functions call. */
  readonly services?: readonly OutsideService[];
  readonly clock?: Clock;
  readonly ids?: Ids;
}

/** Where the SDK's clients are sent. */
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
  /** Outputs of the assembly's stacks. */
  readonly outputs: Readonly<Record<string, string>>;
  readonly template: ResolvedTemplate;
  /** Runs a function of the assembly by name or ARN. */
  readonly invoke: Invoke;
  /** Makes what is due by the clock happen now: schedules, deliveries, expiries. It happens by itself, too. */
  tick(): Promise<void>;
}
