import type { DataSource, ObjectLiteral, SelectQueryBuilder } from 'typeorm';

type Value = string | number;
/** The values of a question by their names in its conditions. */
export type Values = Readonly<Record<string, Value | readonly Value[]>>;
/** Stand for the values while the SQL is written: what a condition is written with says where each value goes. */
export type Marks<Named extends Values> = {
  readonly [Name in keyof Named]: NonNullable<Named[Name]> extends readonly unknown[] ? readonly string[] : string;
};

interface Written {
  readonly text: string;
  /** Marks of the parameters, in the order in which the database takes them. */
  readonly order: readonly string[];
}

/** Shapes of questions are few: a page is limited in length, and so are lists in a filter. */
const SHAPES_MAX = 1000;
const known = new WeakMap<DataSource, Map<string, Written>>();

/**
 * The rows that answer a question. Its SQL is written once for its shape, since TypeORM takes longer to write it than
 * the database takes to answer. `shape` tells apart whatever `query` makes of the same names; a list of another length
 * is another shape by itself.
 */
export async function rowsOf<Row, Named extends Values>(
  source: DataSource,
  shape: string,
  values: Named,
  query: (marks: Marks<Named>) => SelectQueryBuilder<ObjectLiteral>,
): Promise<Row[]> {
  const marked = Object.entries(values).flatMap(([name, value]) =>
    isList(value) ? listed(name, value) : [[name, value] as const],
  );
  const { text, order } = writtenFor(source, `${shape} ${marked.map(([mark]) => mark).join()}`, () =>
    query(marksOf(values)),
  );
  const given = new Map(marked);
  return source.query<Row[]>(
    text,
    order.map((mark) => given.get(mark)),
  );
}

function writtenFor(source: DataSource, shape: string, query: () => SelectQueryBuilder<ObjectLiteral>): Written {
  const shapes = known.get(source) ?? new Map<string, Written>();
  known.set(source, shapes);
  const before = shapes.get(shape);
  if (before) return before;
  const [text, order] = query().getQueryAndParameters();
  const written = { text, order: order as readonly string[] };
  if (shapes.size === SHAPES_MAX) shapes.clear();
  shapes.set(shape, written);
  return written;
}

function marksOf<Named extends Values>(values: Named): Marks<Named> {
  const marks = Object.entries(values).map(([name, value]) => [
    name,
    isList(value) ? listed(name, value).map(([mark]) => mark) : name,
  ]);
  return Object.fromEntries(marks) as Marks<Named>;
}

function listed(name: string, values: readonly Value[]): readonly (readonly [mark: string, value: Value])[] {
  return values.map((value, at) => [`${name} ${at}`, value]);
}

function isList(value: Value | readonly Value[]): value is readonly Value[] {
  return Array.isArray(value);
}
