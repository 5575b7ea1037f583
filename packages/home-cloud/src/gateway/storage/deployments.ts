import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import * as z from 'zod/mini';
import { TemplateError } from '../../template/errors.ts';
import type { ResolvedResource, ResolvedTemplate } from '../../template/model.ts';
import { readProperties } from '../../template/properties.ts';
import { mediaTypeOf } from './media-types.ts';
import type { FetchObject, StoredObject } from './stored-object.ts';

const Flag = z.union([z.boolean(), z.enum(['true', 'false'])]);

const MarkersConfig = z.strictObject({
  jsonEscape: z.optional(Flag),
  markerEncodings: z.optional(z.record(z.string(), z.enum(['LITERAL', 'UNQUOTED_JSON_VALUE', 'JSON_VALUE']))),
});
type MarkersConfig = z.output<typeof MarkersConfig>;

const DeploymentProperties = z.strictObject({
  ServiceToken: z.optional(z.unknown()),
  ServiceTimeout: z.optional(z.unknown()),
  SourceBucketNames: z.array(z.string()),
  SourceObjectKeys: z.array(z.string()),
  SourceMarkers: z.optional(z.array(z.record(z.string(), z.unknown()))),
  SourceMarkersConfig: z.optional(z.array(MarkersConfig)),
  DestinationBucketName: z.string(),
  DestinationBucketKeyPrefix: z.optional(z.string()),
  Extract: z.optional(z.literal([true, 'true'])),
  Prune: z.optional(Flag),
  Exclude: z.optional(z.array(z.string())),
  Include: z.optional(z.array(z.string())),
  SystemMetadata: z.optional(z.record(z.string(), z.string())),
  UserMetadata: z.optional(z.record(z.string(), z.string())),
  RetainOnDelete: z.optional(z.unknown()),
  OutputObjectKeys: z.optional(z.unknown()),
  DistributionId: z.optional(z.unknown()),
  DistributionPaths: z.optional(z.unknown()),
  WaitForDistributionInvalidation: z.optional(z.unknown()),
  DestinationBucketArn: z.optional(z.unknown()),
});
type Deployment = z.output<typeof DeploymentProperties>;

interface DeployedFile {
  readonly path: string;
  readonly key: string;
  readonly systemMetadata: Readonly<Record<string, string>>;
  /** Placeholders that the deployment replaces, such as the ids in a `config.json`. */
  readonly markers: readonly (readonly [marker: string, text: string])[];
}

/** A glob of the AWS CLI: `*` also matches slashes. */
const globPattern = (glob: string): RegExp =>
  new RegExp(
    `^${glob
      .replace(/[.+^${}()|\\]/g, '\\$&')
      .replaceAll('*', '.*')
      .replaceAll('?', '.')}$`,
    's',
  );

/** All files are included, then the exclusions are removed, then the inclusions are added again. */
const filterOf = (deployment: Deployment): ((name: string) => boolean) => {
  const out = (deployment.Exclude ?? []).map(globPattern);
  const back = (deployment.Include ?? []).map(globPattern);
  return (name) => !out.some((glob) => glob.test(name)) || back.some((glob) => glob.test(name));
};

const markerText = (marker: string, value: unknown, config: MarkersConfig): string => {
  const escapes = config.jsonEscape === true || config.jsonEscape === 'true';
  const encoding = config.markerEncodings?.[marker] ?? (escapes ? 'UNQUOTED_JSON_VALUE' : 'LITERAL');
  if (encoding === 'LITERAL') return String(value);
  const json = JSON.stringify(value);
  return encoding === 'UNQUOTED_JSON_VALUE' && typeof value === 'string' ? json.slice(1, -1) : json;
};

const markersOf = (deployment: Deployment, source: number): DeployedFile['markers'] => {
  const config = deployment.SourceMarkersConfig?.[source] ?? {};
  const markers = Object.entries(deployment.SourceMarkers?.[source] ?? {});
  return markers.map(([marker, value]) => [marker, markerText(marker, value, config)] as const);
};

const prefixOf = (deployment: Deployment): string => {
  const prefix = (deployment.DestinationBucketKeyPrefix ?? '').replace(/^\/+|\/+$/g, '');
  return prefix === '' ? '' : `${prefix}/`;
};

const filesBelow = async (folder: string): Promise<readonly string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
};

const deployedFiles = async (
  resource: ResolvedResource,
  deployment: Deployment,
  assetPath: ResolvedTemplate['assetPath'],
): Promise<readonly DeployedFile[]> => {
  const isWanted = filterOf(deployment);
  const perSource = deployment.SourceObjectKeys.map(async (objectKey, source) => {
    const folder = assetPath(objectKey);
    if (!(await stat(folder)).isDirectory()) {
      throw new TemplateError(`deploys ${objectKey}, which is a file; only folders are known here`, resource);
    }
    const markers = markersOf(deployment, source);
    const systemMetadata = Object.fromEntries(
      Object.entries(deployment.SystemMetadata ?? {}).map(([name, value]) => [name.toLowerCase(), value]),
    );
    return (await filesBelow(folder)).flatMap((path) => {
      const name = relative(folder, path).split(sep).join('/');
      return isWanted(name) ? [{ path, key: prefixOf(deployment) + name, systemMetadata, markers }] : [];
    });
  });
  return (await Promise.all(perSource)).flat();
};

const readObject = async (file: DeployedFile, localize: (text: string) => string): Promise<StoredObject> => {
  const [raw, { mtime }] = await Promise.all([readFile(file.path), stat(file.path)]);
  const body =
    file.markers.length === 0
      ? raw
      : Buffer.from(
          localize(
            file.markers.reduce(
              (text, [marker, value]) => text.replaceAll(marker, () => value),
              raw.toString(),
            ),
          ),
        );
  mtime.setMilliseconds(0);
  return {
    body,
    etag: `"${createHash('md5').update(body).digest('hex')}"`,
    lastModified: mtime,
    headers: { 'content-type': mediaTypeOf(file.key), ...file.systemMetadata },
  };
};

/**
 * The files that the template's bucket deployments put into each bucket, by bucket name. Only names are read now. A file is read
 * at the first request and kept in memory, because the folders of an assembly never change.
 * @param localize rewrites a text file with replaced markers for browsers on this machine.
 * @throws TemplateError when a deployment is of an unsupported kind.
 */
export const readDeployments = async (
  template: Pick<ResolvedTemplate, 'ofType' | 'assetPath'>,
  localize: (text: string) => string,
): Promise<ReadonlyMap<string, FetchObject>> => {
  const files = new Map<string, Map<string, DeployedFile>>();
  for (const resource of template.ofType('Custom::CDKBucketDeployment')) {
    const deployment = readProperties(resource, DeploymentProperties);
    const bucket = files.get(deployment.DestinationBucketName) ?? new Map<string, DeployedFile>();
    files.set(deployment.DestinationBucketName, bucket);
    const deployed = await deployedFiles(resource, deployment, template.assetPath);
    for (const file of deployed) bucket.set(file.key, file);
  }
  const fetchFrom = (bucket: ReadonlyMap<string, DeployedFile>): FetchObject => {
    const read = new Map<string, Promise<StoredObject>>();
    return async (key) => {
      const file = bucket.get(key);
      if (file === undefined) return undefined;
      const object = read.get(key) ?? readObject(file, localize);
      read.set(key, object);
      return object;
    };
  };
  return new Map([...files].map(([name, bucket]) => [name, fetchFrom(bucket)]));
};
