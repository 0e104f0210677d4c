import type { ChartDraft } from './chart.js';
import type { HexName } from './field.js';
import { UNDER } from './location.js';

/** The chart that has a hex of that name, and its label there. */
export function charted(
  charts: readonly ChartDraft[],
  name: HexName,
): { readonly chart: ChartDraft; readonly label: string } {
  const label = name.replace(UNDER, '').replace(/^[A-Z][A-Za-z][a-z](?=[A-Z])/, '');
  const board = name.slice(0, name.indexOf(label));
  const chart = charts.find(({ document }) => board === '' || document.id === board);
  if (!chart) throw new Error(`there is no hex ${name}`);
  return { chart, label };
}
