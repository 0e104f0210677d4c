import { capital, inWords } from '../common/words';

/** The numbers and tables of a rule, in whatever form the catalogue has them. */
export function RuleParams({ value }: { readonly value: unknown }) {
  if (isScalar(value)) return <>{scalarWords(value)}</>;
  if (Array.isArray(value)) return <List members={value} />;
  const table = tableIn(value as Readonly<Record<string, unknown>>);
  const members = Object.entries(table ? table.besides : (value as Readonly<Record<string, unknown>>));
  return (
    <>
      {members.length > 0 && (
        <dl className="params">
          {members.map(([name, member]) => (
            <div key={name} className={isScalar(member) ? 'param' : 'param-block'}>
              <dt>{capital(inWords(name))}</dt>
              <dd>
                <RuleParams value={member} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {table && <Table {...table} />}
    </>
  );
}

interface TableShown {
  /** Headings of the columns. */
  readonly columns: readonly unknown[];
  /** Rows with their headings, each with a cell for each column. */
  readonly rows: readonly (readonly [string, readonly unknown[]])[];
}

/** The table that a rule has as `columns` and `rows`, and what it has besides; null: it has none. */
function tableIn({
  columns,
  rows,
  ...besides
}: Readonly<Record<string, unknown>>): (TableShown & { readonly besides: Readonly<Record<string, unknown>> }) | null {
  if (!Array.isArray(columns) || !columns.every(isScalar) || isScalar(rows)) return null;
  // The rows of a list stand for what a die shows, from 1.
  const named = Array.isArray(rows)
    ? rows.map((row: unknown, index) => [String(index + 1), row] as const)
    : Object.entries(rows as object).map(([name, row]) => [capital(inWords(name)), row as unknown] as const);
  const found = named.flatMap(([name, row]) =>
    Array.isArray(row) && row.length === columns.length && row.every(isCell) ? [[name, row] as const] : [],
  );
  return found.length === named.length && found.length > 0 ? { columns, rows: found, besides } : null;
}

/** A cell may hold several values. */
function isCell(value: unknown): boolean {
  return isScalar(value) || (Array.isArray(value) && value.every(isScalar));
}

function Table({ columns, rows }: TableShown) {
  return (
    <div className="wide" role="region" aria-label="Table" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <td />
            {columns.map((column, index) => (
              <th scope="col" key={index}>
                {capital(inWords(scalarWords(column)))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, row]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {row.map((cell, column) => (
                <td key={column}>{Array.isArray(cell) ? cell.map(scalarWords).join(', ') : scalarWords(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function List({ members }: { readonly members: readonly unknown[] }) {
  if (members.every(isScalar)) return <>{members.map(scalarWords).join(', ')}</>;
  if (members.every((member): member is readonly unknown[] => Array.isArray(member) && member.every(isScalar))) {
    return <Rows rows={members} />;
  }
  return (
    <ul>
      {members.map((member, index) => (
        <li key={index}>
          <RuleParams value={member} />
        </li>
      ))}
    </ul>
  );
}

function Rows({ rows }: { readonly rows: readonly (readonly unknown[])[] }) {
  return (
    <div className="wide" role="region" aria-label="Table" tabIndex={0}>
      <table>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={column}>{scalarWords(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function isScalar(value: unknown): boolean {
  return typeof value !== 'object' || value === null;
}

function scalarWords(value: unknown): string {
  if (value === null || value === undefined) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
