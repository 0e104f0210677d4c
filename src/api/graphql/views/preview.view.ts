import { createUnionType } from '@nestjs/graphql';
import { OddsView } from './odds.view.js';
import { RefusalView } from './refusal.view.js';

/** The consequences that an order would have, or why it would be refused. */
export const PreviewView = createUnionType({
  name: 'Preview',
  description: 'The odds of an order of combat or fire, or why it would be refused.',
  types: () => [OddsView, RefusalView] as const,
  resolveType: (value: OddsView | RefusalView) => ('code' in value ? RefusalView : OddsView),
});
