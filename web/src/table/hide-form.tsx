import { useState } from 'react';
import type { OrderInput } from '../api/generated';
import type { Order } from './orders';

interface Place {
  readonly unit: string;
  readonly hexes: readonly string[];
}

interface Shown {
  readonly options: readonly Order[];
  readonly busy: boolean;
  readonly give: (order: OrderInput) => void;
}

/**
 * Sets up hidden units (pbem:22.8a): a place for each, or none for those who stay away. The other side is told nothing.
 */
export function HideForm({ options, busy, give }: Shown) {
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const places = options.flatMap(({ order }) => singleIn(order));
  const units = [...new Set(places.map(({ unit }) => unit))];
  const isAnybody = units.some((unit) => Boolean(chosen[unit]));
  const hide = (): void => {
    const hidden = units.flatMap((unit) =>
      places.filter((place) => place.unit === unit && written(place) === chosen[unit]).slice(0, 1),
    );
    give({ hide: { places: hidden } });
  };
  return (
    <form
      className="hide-form"
      onSubmit={(event) => {
        event.preventDefault();
        hide();
      }}
    >
      {units.map((unit) => (
        <label key={unit}>
          {unit}{' '}
          <select
            value={chosen[unit] ?? ''}
            onChange={({ currentTarget: { value } }) => setChosen((before) => ({ ...before, [unit]: value }))}
          >
            <option value="">stays away</option>
            {places
              .filter((place) => place.unit === unit)
              .map((place) => (
                <option key={written(place)}>{written(place)}</option>
              ))}
          </select>
        </label>
      ))}
      <button className={isAnybody ? 'primary' : ''} disabled={busy}>
        {isAnybody ? 'Set them up hidden' : 'Let all of them stay away'}
      </button>
    </form>
  );
}

function written({ hexes }: Place): string {
  return hexes.join('-');
}

/** The place of an order that hides a single unit; others are put together from these. */
function singleIn(order: unknown): readonly Place[] {
  const { hide } = (order ?? {}) as { readonly hide?: { readonly places?: readonly Place[] } };
  return hide?.places?.length === 1 ? hide.places : [];
}
