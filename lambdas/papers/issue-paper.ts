import { createHash } from 'node:crypto';
import type { Flight } from '#domain/departures/flight.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import type { paperEndpoints } from '#domain/papers/endpoints.ts';
import { extentOf, type IssuedPaper, type PaperHistoryEntry, paperRules } from '#domain/papers/paper.ts';
import type { Brand } from '#domain/settings/brand.ts';
import type { Manifest, ManifestRow } from '#domain/shipments/closing/manifest.ts';
import { flightsOf } from '#domain/shipments/piece-flights.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { compose } from '#events/envelope.ts';
import { PaperIssuedV1 } from '#events/papers/paper-issued.v1.ts';
import type { UseCase, UseCaseRequest } from '../runtime/http/use-case.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import type { KeepBytes, PaperLink } from './objects/paper-objects.ts';
import { type Subject, type SubjectReaders, seenSubject } from './paper-access.ts';
import { flightLabelsPress } from './press/flight-labels.ts';
import { manifestPress } from './press/manifest.ts';
import type { Prepared, PressRefusal } from './press/press.ts';
import { shipmentPresses } from './press/presses.ts';
import type { Content, PrintClaim, PrintRequest } from './store/paper-items.ts';
import type { PaperStore } from './store/paper-store.ts';

/** A version of a flight's manifest with its rows. */
interface FlightManifest {
  readonly manifest: Manifest;
  readonly rows: readonly ManifestRow[];
}

export interface IssueDeps extends Pick<SharedDependencies, 'clock' | 'newId'>, SubjectReaders {
  readonly papers: Pick<PaperStore, 'find' | 'printed' | 'withContent' | 'issues' | 'issue' | 'printAgain'>;
  readonly readBrand: () => Promise<Brand>;
  readonly findManifest: (flight: string, version: number) => Promise<FlightManifest | undefined>;
  /** Everybody who has a place on a flight, as they are now. */
  readonly findOnFlight: (flight: string) => Promise<readonly Shipment[]>;
  readonly keep: KeepBytes;
  readonly linkTo: PaperLink;
}

type Asked = UseCaseRequest<typeof paperEndpoints.issue>;
type Body = Asked['body'];

/** Changes with the layout of any paper, so that a paper in a new layout is a new issue and none looks like what it is not. */
const LAYOUT = 1;
/** Two people who issue different papers of one kind at the same moment get their numbers one after the other. */
const TRIES = 3;

const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');

const noSuchSubject = () => refuse('SUBJECT_NOT_FOUND', 'There is nothing here that you can see.');
const busy = () => refuse('BUSY', 'That did not work just now. Try again.');

/** Prepares a paper of a flight: its labels, or a version of its manifest. */
const prepareOfFlight = async (
  deps: IssueDeps,
  flight: Flight,
  brand: Brand,
  { kind, format, after, version = flight.manifest?.version }: Body,
): Promise<Result<Prepared, PressRefusal>> => {
  if (kind === 'FLIGHT_LABELS')
    return flightLabelsPress(
      { flight, brand, shipments: await deps.findOnFlight(flight.id) },
      { format, after },
    );
  const whole = version === undefined ? undefined : await deps.findManifest(flight.id, version);
  return manifestPress({ flight, brand, whole }, format);
};

/** Prepares the paper that was asked for, or says why it cannot be. */
const prepare = async (
  deps: IssueDeps,
  subject: Subject,
  body: Body,
): Promise<Result<Prepared, PressRefusal>> => {
  const { title, formats, of } = paperRules(body.kind);
  if (of !== subject.kind || !formats.includes(body.format))
    return refuse('FORMAT_NOT_POSSIBLE', `${title}: there is no such paper here.`);
  const brand = await deps.readBrand();
  if (subject.kind === 'departure') return prepareOfFlight(deps, subject.flight, brand, body);
  const { shipment } = subject;
  const found = await Promise.all(flightsOf(shipment).map((id) => deps.findFlight(id, deps.clock())));
  const flights = found.filter((flight) => flight !== undefined);
  return body.kind === 'MANIFEST' || body.kind === 'FLIGHT_LABELS'
    ? refuse('FORMAT_NOT_POSSIBLE', `${title}: there is no such paper here.`)
    : shipmentPresses[body.kind]({ shipment, flights, brand }, body);
};

/** What a request is: who asked, with which key and body, and for which content. */
interface Job {
  readonly request: PrintRequest;
  readonly asked: string;
  readonly content: Content;
  readonly prepared: Prepared;
  readonly body: Body;
  readonly correlationId: string;
}

type Outcome = 'asked-before' | 'again' | 'busy' | { readonly paper: IssuedPaper; readonly again: boolean };

const entryOf = ({ newId }: IssueDeps, what: PaperHistoryEntry['what'], at: string, by: string) =>
  ({ id: newId(), at, what, by }) as const;

/** Prints an issued paper once more. */
const printAgain = async (deps: IssueDeps, job: Job, paper: IssuedPaper): Promise<Outcome> => {
  const { request, asked } = job;
  const entry = entryOf(deps, 'PRINTED', deps.clock().toISOString(), request.userId);
  return (await deps.papers.printAgain({ paper, entry, request, asked })) ?? { paper, again: true };
};

/** Draws a paper, keeps its bytes, and writes it down. The bytes come first, so that no paper is listed without them. */
const issueNew = async (deps: IssueDeps, job: Job): Promise<Outcome> => {
  const { papers, clock, newId, keep } = deps;
  const { request, asked, content, prepared, body, correlationId } = job;
  const issuedAt = clock().toISOString();
  const before = await papers.issues(content);
  const { bytes, pages } = await prepared.print({ issuedAt, issue: before + 1 });
  const { subject, kind, format, pieces } = body;
  const paper: IssuedPaper = {
    id: newId(),
    subject,
    kind,
    format,
    issue: before + 1,
    ...(pieces === undefined ? {} : { pieces }),
    ...(prepared.part === undefined ? {} : { part: prepared.part }),
    ...(prepared.version === undefined ? {} : { version: prepared.version }),
    pages,
    bytes: bytes.length,
    issuedAt,
    issuedBy: request.userId,
  };
  await keep(paper, bytes);
  const entry = entryOf(deps, 'ISSUED', issuedAt, request.userId);
  const data = { paperId: paper.id, subject, kind, format, issue: paper.issue, by: request.userId };
  const event = compose(
    PaperIssuedV1,
    {
      subject: paper.id,
      version: 1,
      at: issuedAt,
      data: { ...data, changed: { issue: { before, after: paper.issue } } },
    },
    { newId, correlationId },
  );
  const refused = await papers.issue({ paper, entry, request, asked }, content, event);
  if (refused === undefined) return { paper, again: false };
  return refused === 'same-content' || refused === 'other-issue' ? 'again' : refused;
};

const printOnce = async (deps: IssueDeps, job: Job): Promise<Outcome> => {
  const same = await deps.papers.withContent(job.content);
  return same ? printAgain(deps, job, same) : issueNew(deps, job);
};

/** Issues a paper, or prints the one that was issued with the same content. The same request again prints nothing. */
export const issuePaper = (deps: IssueDeps): UseCase<typeof paperEndpoints.issue> => {
  const answer = async (paper: IssuedPaper, again: boolean) =>
    ok({ paper, again, ...(await deps.linkTo(paper)) });
  const answerBefore = async (claim: PrintClaim, asked: string) => {
    if (claim.asked !== asked)
      return refuse('KEY_USED', 'This was sent for another paper before. Try again.');
    const paper = await deps.papers.find(claim.subject, claim.paperId);
    return paper ? answer(paper, claim.again) : busy();
  };
  return async ({ body, headers, caller, correlationId }) => {
    const seen = await seenSubject(deps, body.subject, caller);
    if (seen?.as !== 'desk') return noSuchSubject();
    const request = { userId: caller.userId, key: headers['idempotency-key'] };
    const asked = hashOf(body);
    const before = await deps.papers.printed(request);
    if (before) return answerBefore(before, asked);
    const prepared = await prepare(deps, seen.subject, body);
    if (!prepared.ok) return prepared;
    const { subject, kind, format } = body;
    const hash = hashOf({ layout: LAYOUT, content: prepared.value.content });
    const { part, version } = prepared.value;
    const extent = extentOf({ pieces: body.pieces, part, version });
    const content = { subject, kind, format, extent, hash };
    const job: Job = { request, asked, content, prepared: prepared.value, body, correlationId };
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      const outcome = await printOnce(deps, job);
      if (typeof outcome === 'object') return answer(outcome.paper, outcome.again);
      if (outcome !== 'again') break;
    }
    const winner = await deps.papers.printed(request);
    return winner ? answerBefore(winner, asked) : busy();
  };
};
