import type { ExportedEvent, ExportFooter, ExportHeader, ExportLimits } from './export-format.js';
import { EXPORT_FORMAT, EXPORT_VERSIONS_READ } from './export-format.js';
import { ExportUnreadable } from './export-unreadable.js';
import type { Finding } from './finding.js';
import { isExportedEvent, isFooter, isHeader } from './line-forms.js';
import { linesOf, type Line } from './lines.js';
import { parseLine, type ParsedLine } from './parse-line.js';

/** The content of an exported file. */
export interface ReadExport {
  readonly header: ExportHeader;
  readonly events: readonly ExportedEvent[];
  /** Line of each event of `events`. */
  readonly lines: readonly number[];
  readonly footer: { readonly value: ExportFooter; readonly line: number } | null;
  /** Faults in the form of the file. */
  readonly findings: readonly Finding[];
}

/**
 * Reads an exported game. Lines that hold no event are reported and left out.
 * @throws ExportUnreadable if the file is no export of a version that is known, or passes a limit
 */
export async function readExport(source: AsyncIterable<Uint8Array>, limits: ExportLimits): Promise<ReadExport> {
  let header: ExportHeader | null = null;
  let footer: ReadExport['footer'] = null;
  let last = 0;
  const [events, lines, findings]: [ExportedEvent[], number[], Finding[]] = [[], [], []];
  for await (const line of linesOf(source, limits)) {
    last = line.number;
    const parsed = parseLine(line.text);
    if (!header) {
      header = headerIn(line, parsed);
    } else if (footer) {
      findings.push(wrong('form', line.number, 'it stands after the footer'));
    } else if (parsed.ok && isFooter(parsed.value)) {
      footer = { value: parsed.value, line: line.number };
    } else if (parsed.ok && isExportedEvent(parsed.value)) {
      if (events.length === limits.eventsMax) {
        throw new ExportUnreadable(line.number, `the game has more than ${limits.eventsMax} events`);
      }
      events.push(parsed.value);
      lines.push(line.number);
    } else if (line.whole) {
      if (findings.length === limits.eventsMax) {
        throw new ExportUnreadable(line.number, `more than ${limits.eventsMax} lines before it are no events`);
      }
      findings.push(wrong('form', line.number, parsed.ok ? 'it is neither an event nor a footer' : parsed.because));
    }
  }
  if (!header) throw new ExportUnreadable(1, 'the file is empty');
  if (!footer) findings.push(wrong('truncated', last, 'the file ends here, before its footer'));
  return { header, events, lines, footer, findings };
}

function headerIn(line: Line, parsed: ParsedLine): ExportHeader {
  if (parsed.ok && isHeader(parsed.value)) return parsed.value;
  const { format, formatVersion } = parsed.ok ? parsed.value : {};
  if (format === EXPORT_FORMAT && !EXPORT_VERSIONS_READ.some((version) => version === formatVersion)) {
    const known = `${EXPORT_VERSIONS_READ.slice(0, -1).join(', ')} and ${EXPORT_VERSIONS_READ.at(-1)}`;
    const because = `this Herald reads versions ${known} of the format, not ${JSON.stringify(formatVersion)}`;
    throw new ExportUnreadable(line.number, because);
  }
  const why = parsed.ok ? '' : `: ${parsed.because}`;
  throw new ExportUnreadable(line.number, `it is no header of an exported game${why}`);
}

function wrong(kind: Finding['kind'], line: number, because: string): Finding {
  return { kind, line, revision: null, rule: null, because };
}
