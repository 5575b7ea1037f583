import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  Function as EdgeFunction,
  FunctionCode,
  FunctionRuntime,
  type IKeyValueStore,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { appPaths } from './app-paths.ts';
import type { BuiltSite } from './pages.ts';

/** CloudFront takes no function above ten kilobytes. */
const sizeLimit = 10_240;

/** The text of viewer-request.js with the lists of the built site in it. Throws above CloudFront's ten kilobytes. */
export const viewerRequestCode = (site: BuiltSite): string => {
  const template = readFileSync(join(import.meta.dirname, '../edge/viewer-request.js'), 'utf8');
  const code = template
    .replace('%APP_PATHS%', appPaths.join(' '))
    .replace('%PAGES%', site.pages.join(' '))
    .replace('%FILES%', site.files.join(' '));
  if (code.length > sizeLimit) {
    throw new Error(
      `viewer-request is ${code.length} bytes, CloudFront takes ${sizeLimit}: move pages to the KeyValueStore`,
    );
  }
  return code;
};

export interface EdgeFunctions {
  readonly request: EdgeFunction;
  readonly response: EdgeFunction;
}

/**
 * The two functions at the edge.
 * @param published path → object of what was published after the build; the first function reads it.
 */
export const edgeFunctions = (
  scope: Construct,
  site: BuiltSite,
  published: IKeyValueStore,
): EdgeFunctions => {
  const request = new EdgeFunction(scope, 'ViewerRequest', {
    code: FunctionCode.fromInline(viewerRequestCode(site)),
    runtime: FunctionRuntime.JS_2_0,
    keyValueStore: published,
    comment: 'Rewrites paths to objects, app paths to the app, unknown ones to the 404 page',
  });
  const response = new EdgeFunction(scope, 'ViewerResponse', {
    code: FunctionCode.fromFile({ filePath: join(import.meta.dirname, '../edge/viewer-response.js') }),
    runtime: FunctionRuntime.JS_2_0,
    comment: 'Gives the 404 page its status',
  });
  return { request, response };
};
