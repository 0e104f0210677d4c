import type { Form } from './form.js';
import type { JsonSchema } from './json-schema.js';

/** The named forms in some forms, each once, in the order in which they are met, those in named forms included. */
export function namedIn(forms: readonly Form[]): readonly NonNullable<Form['named']>[] {
  const met = new Map<string, NonNullable<Form['named']>>();
  const visit = (form: Form): void => {
    if (form.named && !met.has(form.named.name)) {
      met.set(form.named.name, form.named);
      visit(form.named.form);
    }
    form.parts.forEach(visit);
  };
  forms.forEach(visit);
  return [...met.values()];
}

/** The definitions that the schemas of some forms refer to; absent: none. */
export function definitionsOf(forms: readonly Form[]): JsonSchema {
  const named = namedIn(forms).map(
    ({ name, remark, form }) => [name, { description: remark, ...form.schema }] as const,
  );
  named.sort(([one], [other]) => (one < other ? -1 : 1));
  return named.length === 0 ? {} : { $defs: Object.fromEntries(named) };
}
