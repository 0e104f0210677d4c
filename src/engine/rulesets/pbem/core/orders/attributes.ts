/** What rules of other chapters ask about an order type. */
export type OrderAttribute = never;
