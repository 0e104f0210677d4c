import { capital, inWords } from '../common/words';

/** The numbers and tables of a rule, in whatever form the catalogue has them. */
export function RuleParams({ value }: { readonly value: unknown }) {
  if (isScalar(value)) return <>{scalarWords(value)}</>;
  if (Array.isArray(value)) return <List members={value} />;
  const members = Object.entries(value as Readonly<Record<string, unknown>>);
  return (
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
