import { useState } from 'react';
import { Link } from 'react-router-dom';
import { dollars } from '#domain/kernel/money.ts';
import type { ClosingShown } from '#domain/shipments/closing/endpoints.ts';
import {
  type Manifest,
  type ManifestDifference,
  type ManifestRow,
  manifestDifference,
} from '#domain/shipments/closing/manifest.ts';
import { useNames } from '#web/session/use-names.ts';
import type { Area } from '#web/shell/screens.ts';
import { Button } from '#web/ui/button.tsx';
import { DataTable } from '#web/ui/data/data-table.tsx';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Instant } from '#web/ui/text/instant.tsx';
import { useManifest } from './use-closing.ts';

const pounds = (thousandths: number): string =>
  `${(thousandths / 1000).toLocaleString('en-US', { maximumFractionDigits: 3 })} lb`;
const count = (number: number, one: string, more: string): string =>
  number === 1 ? `1 ${one}` : `${number.toLocaleString('en-US')} ${more}`;

const weightOfRow = ({ pieces }: ManifestRow): number =>
  pieces.reduce((sum, { thousandthsLb }) => sum + thousandthsLb, 0);

const Rows = ({ rows, area }: { readonly rows: readonly ManifestRow[]; readonly area: Area }) => (
  <DataTable
    caption="Shipments on the manifest"
    rows={rows}
    rowKey={({ number }) => number}
    small={(row) => ({
      to: `${area}/shipments/${row.number}`,
      title: `${row.hawb} · ${count(row.pieces.length, 'piece', 'pieces')}, ${pounds(weightOfRow(row))}`,
      detail: `${row.shipper} to ${row.consignee}`,
    })}
    columns={[
      { key: 'hawb', heading: 'House waybill', code: true, cell: ({ hawb }) => hawb },
      {
        key: 'number',
        heading: 'Shipment',
        code: true,
        cell: ({ number }) => (
          <Link to={`${area}/shipments/${number}`} className="text-link inline-flex min-h-11 items-center">
            {number}
          </Link>
        ),
      },
      {
        key: 'parties',
        heading: 'From and to',
        cell: ({ shipper, consignee, town }) => (
          <span className="grid break-words">
            <span>{shipper}</span>
            <span className="text-sm text-ink-soft">
              to {consignee}, {town}
            </span>
          </span>
        ),
      },
      {
        key: 'pieces',
        heading: 'Pieces',
        numeric: true,
        cell: ({ pieces }) => pieces.length,
      },
      { key: 'weight', heading: 'Weight', numeric: true, cell: (row) => pounds(weightOfRow(row)) },
      {
        key: 'goods',
        heading: 'Goods',
        cell: ({ goods }) =>
          goods.map(({ quantity, description }) => `${quantity} ${description}`).join('; '),
      },
      { key: 'value', heading: 'Value', numeric: true, cell: ({ value }) => dollars(value) },
      { key: 'filing', heading: 'Export filing', cell: ({ filing }) => filing },
    ]}
  />
);

const fieldWords: Readonly<Record<string, string>> = {
  hawb: 'house waybill',
  shipper: 'sender',
  consignee: 'receiver',
  town: 'town',
  goods: 'goods',
  value: 'value',
  filing: 'export filing',
  incoterm: 'terms',
  chargesTerm: 'who pays',
};

const differenceWords = ({
  what,
  piecesAdded,
  piecesRemoved,
  thousandthsLb,
  fields,
}: ManifestDifference): string => {
  if (what === 'added') return `added, ${count(piecesAdded.length, 'piece', 'pieces')}`;
  if (what === 'removed') return `taken off, ${count(piecesRemoved.length, 'piece', 'pieces')}`;
  return [
    ...(piecesAdded.length > 0 ? [`piece ${piecesAdded.join(', ')} added`] : []),
    ...(piecesRemoved.length > 0 ? [`piece ${piecesRemoved.join(', ')} taken off`] : []),
    ...(thousandthsLb === 0 ? [] : [`${thousandthsLb > 0 ? '+' : '−'}${pounds(Math.abs(thousandthsLb))}`]),
    ...fields.map((field) => `${fieldWords[field] ?? field} changed`),
  ].join(', ');
};

/** What a version has that the one before has not. */
const Difference = ({
  id,
  version,
  rows,
}: {
  readonly id: string;
  readonly version: number;
  readonly rows: readonly ManifestRow[];
}) => (
  <Loaded query={useManifest(id, version - 1)} loading="Loading the version before…" lines={2}>
    {(before) => {
      const differences = manifestDifference(before.rows, rows);
      return (
        <div className="grid gap-1">
          <p className="font-semibold">Different from version {version - 1}:</p>
          {differences.length === 0 ? <p>Nothing.</p> : null}
          <ul className="grid list-disc gap-1 ps-5">
            {differences.map((difference) => (
              <li key={difference.number}>
                <span className="font-mono">{difference.hawb || difference.number}</span>:{' '}
                {differenceWords(difference)}
              </li>
            ))}
          </ul>
        </div>
      );
    }}
  </Loaded>
);

const Version = ({ manifest, area }: { readonly manifest: Manifest; readonly area: Area }) => {
  const { flight, version } = manifest;
  return (
    <Loaded query={useManifest(flight, version)} loading="Loading the manifest…" lines={8}>
      {({ rows }) => (
        <div className="grid gap-4">
          {version > 1 ? <Difference id={flight} version={version} rows={rows} /> : null}
          <Rows rows={rows} area={area} />
        </div>
      )}
    </Loaded>
  );
};

/** The versions of a flight's manifest, the latest open. */
export const Manifests = ({ manifests, area }: Pick<ClosingShown, 'manifests'> & { readonly area: Area }) => {
  const [chosen, setChosen] = useState<number>();
  const nameOf = useNames([...new Set(manifests.map(({ by }) => by))]);
  const open = manifests.find(({ version }) => version === chosen) ?? manifests[0];
  if (open === undefined) return null;
  return (
    <div className="grid gap-4">
      <ul className="grid gap-2">
        {manifests.map(({ version, at, by, shipments, pieces, thousandthsLb, value }) => (
          <li key={version} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <Button
              look={version === open.version ? 'plain' : 'quiet'}
              aria-pressed={version === open.version}
              onClick={() => setChosen(version)}
            >
              Version {version}
            </Button>
            <span>
              {count(shipments, 'shipment', 'shipments')}, {count(pieces, 'piece', 'pieces')},{' '}
              {pounds(thousandthsLb)}, {dollars(value)}
            </span>
            <span className="text-sm text-ink-soft">
              <Instant at={at} /> · {nameOf(by)}
            </span>
          </li>
        ))}
      </ul>
      <Version key={open.version} manifest={open} area={area} />
    </div>
  );
};
